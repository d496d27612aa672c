import { Window } from "@brightwren/ui/window";
import { useEffect, useRef, useState } from "react";
import { homeHero } from "../../content/home.ts";
import { SiteLink, SitePicture } from "../pictures/site-picture.tsx";
import { homeFiles } from "./home-files.ts";
import styles from "./hero-sites.module.css";

const { shown: sites } = homeHero;

/** Seconds for which each site is shown, and after which the next picture loads. */
const turn = 5;
const ahead = 2;

/** Three sites in turn. Waits while it has the pointer or keyboard focus, is out of view or its tab is hidden. */
export function HeroSites() {
  const frame = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  const [index, setIndex] = useState(0);
  const [loaded, setLoaded] = useState(1);
  const { tab, address } = sites[index]!;

  useEffect(() => {
    const { current } = frame;
    if (!current || still || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let inView = false;
    let seconds = 0;
    const next = (index + 1) % sites.length;
    const observer = new IntersectionObserver(([entry]) => (inView = entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(current);
    const timer = setInterval(() => {
      const held = current.matches(":hover") || current.querySelector(":focus-visible");
      if (!inView || document.hidden || held) return;
      seconds += 1;
      if (seconds === ahead) setLoaded((count) => Math.max(count, next + 1));
      if (seconds >= turn && current.querySelectorAll("img")[next]?.complete) setIndex(next);
    }, 1000);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [index, still]);

  return (
    <div ref={frame}>
      <Window
        tab={tab}
        address={
          <span className="spread flex">
            {address}
            <button
              type="button"
              className={`bare scripted relative ${styles.toggle}`}
              onClick={() => setStill(!still)}
            >
              {still ? "Play" : "Pause"}
              <span className="visually-hidden"> the three sites</span>
            </button>
          </span>
        }
      >
        <div className="single">
          {sites.slice(0, loaded).map(({ image, alt, notice }, position) => (
            <div key={image} className={styles.site} inert={position !== index}>
              <p className={`tint fine snug ink ${styles.notice}`}>
                <b>22:31</b> {notice}
              </p>
              <SiteLink image={image}>
                <SitePicture of={homeFiles[image]} alt={alt} sizes="(min-width: 56rem) 36rem, 92vw" eager />
              </SiteLink>
            </div>
          ))}
        </div>
      </Window>
    </div>
  );
}
