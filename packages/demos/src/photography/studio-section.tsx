import { DemoSection } from "../shared/demo-frame.tsx";
import { people } from "./content.ts";
import shed from "./frames/shed-section.svg?no-inline";
import styles from "./studio-section.module.css";

export function StudioSection() {
  return (
    <DemoSection
      id="photography-studio"
      className={`relative clips isolated ${styles.studio}`}
      heading="A sail loft with the south let in"
    >
      <ShedSection />
      <ul role="list" className={`grid ${styles.people}`}>
        {people.map(({ name, text }) => (
          <li key={name} className={styles.person}>
            <h3 className={`mb-2 ${styles.name}`}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}

/** A cross-section of the studio: light from the south window to the chair, the darkroom under the stairs. */
function ShedSection() {
  return (
    <svg
      viewBox="0 0 1440 620"
      width="1440"
      height="620"
      className={`block relative behind any-width overflows ${styles.drawing}`}
      role="img"
      aria-label="Section through the studio: light falls from a tall south window, across the loft, on to a chair; the darkroom lies beneath and the bay outside."
    >
      <use href={`${shed}#shed`} />
      <g
        className={styles.notes}
        fill="#15161a"
        fontFamily="var(--font-text)"
        fontSize="27"
        fontStyle="italic"
      >
        <path d="M1216 400 H1254 M1180 482 H1254" stroke="#15161a" strokeWidth="4" />
        <text x="30" y="600" fill="#f2f2f2">
          the bay
        </text>
        <text x="1262" y="408">
          daylight loft
        </text>
        <text x="578" y="496" fill="#f2f2f2">
          darkroom
        </text>
        <text x="1262" y="490">
          tea, if it is twelve
        </text>
        <text x="1250" y="546">
          Lantern Slip
        </text>
      </g>
    </svg>
  );
}
