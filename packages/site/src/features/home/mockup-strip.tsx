import { Window } from "@brightwren/ui/window";
import { useState } from "react";
import { mockups } from "../../content/home.ts";
import { SiteLink, SitePicture } from "../pictures/site-picture.tsx";
import { homeFiles } from "./home-files.ts";
import styles from "./mockup-strip.module.css";

function Mockups({ repeat = false }: { repeat?: boolean }) {
  return (
    <ul role="list" className={`flex gap-5 ${styles.mockups}`} aria-hidden={repeat}>
      {mockups.map(({ image, part = image, tab, alt }) => (
        <li key={image}>
          <SiteLink image={image} className={styles.opening} tabIndex={repeat ? -1 : undefined}>
            <Window tab={tab}>
              <SitePicture
                of={homeFiles[part]}
                sizes="(min-width: 56rem) 27rem, 66vw"
                alt={repeat ? "" : alt}
              />
            </Window>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Rendered twice for an endless loop. Pauses on hover, focus and its button; with reduced motion it scrolls manually.
 */
export function MockupStrip() {
  const [still, setStill] = useState(false);
  return (
    <section className={styles.strip} aria-label="Websites in our style book" data-still={still}>
      <div className={styles.view} tabIndex={0} role="group" aria-label="Mockups of eight websites">
        <div className={`flex ${styles.track}`}>
          <Mockups />
          <Mockups repeat />
        </div>
      </div>
      <div className={`sheet scripted flex ${styles.control}`}>
        <button type="button" className={`bare fine ${styles.toggle}`} onClick={() => setStill(!still)}>
          {still ? "Play" : "Pause"}
        </button>
      </div>
    </section>
  );
}
