import { tables } from "./content.ts";
import { FloorPlan } from "./scenes/floor-plan.tsx";
import styles from "./room.module.css";

export function Room() {
  return (
    <section className={styles.room} id="restaurant-room" aria-labelledby="restaurant-room-title">
      <FloorPlan className={styles.plan} />
      <div className={styles.words}>
        <h2 id="restaurant-room-title" className={styles.title}>
          Nine tables, and what we call them
        </h2>
        <ol role="list" className={styles.list}>
          {tables.map(({ name, seats, note }, index) => (
            <li key={name} className={styles.item}>
              <span className={styles.number}>{index + 1}</span>
              <span>
                <strong className={styles.name}>{name}</strong> for {seats}
                <span className={styles.note}>{note}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
