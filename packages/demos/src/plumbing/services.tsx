import { services } from "./content.ts";
import drawings from "./fixtures.svg?no-inline";
import { Pipe } from "./pipe/pipe.tsx";
import styles from "./services.module.css";

const fixtures = ["leak", "boiler", "radiator", "bath", "drain", "tap"];

export function Services() {
  return (
    <section id="plumbing-services" className={styles.services} aria-labelledby="plumbing-services-title">
      <div className={styles.head}>
        <h2 id="plumbing-services-title">Six kinds of work, one kind of tidy.</h2>
        <p className={styles.lede}>
          Follow the pipe. It leaves the house above, passes everything we look after, and ends at the one tap
          you should be able to find in the dark.
        </p>
        <Pipe shape="down" className={styles.fromHouse} />
      </div>
      <ol className={styles.list} role="list">
        {services.map(({ name, text }, index) => (
          <li key={name} className={styles.service}>
            <div className={styles.drawing}>
              <Pipe shape="across" className={styles.main} />
              <svg viewBox="0 0 360 300" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
                <use href={`${drawings}#${fixtures[index]}`} />
              </svg>
            </div>
            <Turns index={index} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Pipe shape="down" className={styles.stack} />
    </section>
  );
}

/** Wide screens only: the bends at the ends of the two rows. */
function Turns({ index }: { index: number }) {
  if (index === 0)
    return (
      <>
        <Pipe shape="leftToDown" className={styles.leftTop} />
        <Pipe shape="down" className={styles.left} />
      </>
    );
  if (index === 2)
    return (
      <>
        <Pipe shape="down" className={styles.rightAbove} />
        <Pipe shape="downToLeft" className={styles.rightTop} />
      </>
    );
  if (index === 3) return <Pipe shape="downToRight" className={styles.leftBottom} />;
  if (index === 5)
    return (
      <>
        <Pipe shape="rightToDown" className={styles.rightBottom} />
        <Pipe shape="down" className={styles.rightBelow} />
      </>
    );
  return null;
}
