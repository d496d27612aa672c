import { services } from "./content.ts";
import drawings from "./fixtures.svg?no-inline";
import { Pipe, type PipeShape } from "./pipe/pipe.tsx";
import styles from "./services.module.css";

const fixtures = ["leak", "boiler", "radiator", "bath", "drain", "tap"];

/** Wide screens only: the bends at the ends of the two rows, by the service's index. */
const turns: Record<number, Partial<Record<PipeShape, string | undefined>>> = {
  0: { leftToDown: styles.leftTop, down: styles.left },
  2: { down: styles.rightAbove, downToLeft: styles.rightTop },
  3: { downToRight: styles.leftBottom },
  5: { rightToDown: styles.rightBottom, down: styles.rightBelow },
};

export function Services() {
  return (
    <section id="plumbing-services" className={styles.services} aria-labelledby="plumbing-services-title">
      <div className={`grid align-end relative ${styles.head}`}>
        <h2 id="plumbing-services-title">Six kinds of work, one kind of tidy.</h2>
        <p className={styles.lede}>
          Follow the pipe. It leaves the house above, passes everything we look after, and ends at the one tap
          you should be able to find in the dark.
        </p>
        <Pipe shape="down" className={styles.fromHouse} />
      </div>
      <ol className={`grid ${styles.list}`} role="list">
        {services.map(({ name, text }, index) => (
          <li key={name} className={`relative ${styles.service}`}>
            <div className={`relative ${styles.drawing}`}>
              <Pipe shape="across" className={styles.main} />
              <svg viewBox="0 0 360 300" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
                <use href={`${drawings}#${fixtures[index]}`} />
              </svg>
            </div>
            {Object.entries(turns[index] ?? {}).map(([shape, className]) => (
              <Pipe key={shape} shape={shape as PipeShape} className={className} />
            ))}
            <h3 className={`mt-5 ${styles.name}`}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Pipe shape="down" className={styles.stack} />
    </section>
  );
}
