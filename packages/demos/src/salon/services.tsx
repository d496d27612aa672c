import type { ReactElement } from "react";
import { BowlPicture } from "./bowl-picture.tsx";
import { ClayPicture } from "./clay-picture.tsx";
import { serviceGroups, type ServiceGroup } from "./content.ts";
import { HandPicture } from "./hand-picture.tsx";
import { ScissorsPicture } from "./scissors-picture.tsx";
import styles from "./services.module.css";

const pictures: Record<ServiceGroup["id"], ReactElement> = {
  colour: <BowlPicture className={styles.picture} />,
  cutting: <ScissorsPicture className={styles.picture} />,
  skin: <ClayPicture className={styles.picture} />,
  hands: <HandPicture className={styles.picture} />,
};

function Panel({ id, title, text, services }: ServiceGroup) {
  return (
    <article className={`${styles.panel} ${styles[id]}`} aria-labelledby={`salon-${id}`}>
      {pictures[id]}
      <div className={styles.words}>
        <h3 id={`salon-${id}`} className={styles.name}>
          {title}
        </h3>
        <p className={styles.text}>{text}</p>
        <dl className={styles.list}>
          {services.map(({ name, price }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.price}>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

export function Services() {
  return (
    <section id="salon-list" className={styles.section} aria-labelledby="salon-list-title">
      <div className={styles.head}>
        <h2 id="salon-list-title" className={styles.title}>
          The price list
        </h2>
        <p className={styles.lead}>
          One price whoever you are and however long it is. Long hair takes us longer; that is hardly your
          fault.
        </p>
      </div>
      <div className={styles.panels}>
        {serviceGroups.map((group) => (
          <Panel key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}
