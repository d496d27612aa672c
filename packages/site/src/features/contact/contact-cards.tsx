import { contactCards } from "../../content/contact.ts";
import styles from "./contact-cards.module.css";

/** The four other ways to reach us. */
export function ContactCards() {
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="visually-hidden">
        Other ways to reach us
      </h2>
      <ul role="list" className={styles.cards}>
        {contactCards.map(({ kind, title, description, action }) => (
          <li key={kind} className={styles.card}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            <a href={action.href} className={styles.action}>
              {action.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
