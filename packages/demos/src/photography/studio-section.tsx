import { people } from "./content.ts";
import { ShedSection } from "./frames/shed-section.tsx";
import styles from "./studio-section.module.css";

export function StudioSection() {
  return (
    <section className={styles.studio} aria-labelledby="photography-studio-title">
      <h2 id="photography-studio-title" className={styles.title}>
        A sail loft with the south let in
      </h2>
      <ShedSection className={styles.drawing} notesClassName={styles.notes} />
      <ul role="list" className={styles.people}>
        {people.map(({ name, text }) => (
          <li key={name} className={styles.person}>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
