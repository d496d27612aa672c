import { type DemoName, demoNames } from "@brightwren/core/paths";
import { Window } from "@brightwren/ui/window";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { mockups } from "../../content/home.ts";
import type { ImageKey } from "../../content/types.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import styles from "./mockup-strip.module.css";

const tabs = {
  fitness: "Fitness",
  restaurant: "Restaurant",
  plumbing: "Plumbing",
  salon: "Salon",
  detailing: "Detailing",
  tech: "Tech",
  taxi: "Taxi",
  events: "Events",
} as const;

const isDemo = (image: string): image is DemoName => (demoNames as readonly string[]).includes(image);

/** Links to the site's demo, if there is one. */
function Opening({ image, repeat, children }: { image: ImageKey; repeat: boolean; children: ReactNode }) {
  if (!isDemo(image)) return children;
  return (
    <Link to={`/demos/${image}`} className={styles.opening} tabIndex={repeat ? -1 : undefined}>
      {children}
    </Link>
  );
}

function Mockups({ repeat = false }: { repeat?: boolean }) {
  return (
    <ul role="list" className={`flex gap-5 ${styles.mockups}`} aria-hidden={repeat}>
      {mockups.map(({ image, alt }) => (
        <li key={image}>
          <Opening image={image} repeat={repeat}>
            <Window tab={tabs[image]}>
              <SitePicture name={image} sizes="(min-width: 56rem) 27rem, 66vw" alt={repeat ? "" : alt} />
            </Window>
          </Opening>
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
