import { Emblem } from "@brightwren/ui/emblem";
import { thankYou, thankYouHead } from "../../content/thank-you.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ActionLinks } from "../sections/sections.tsx";
import styles from "./thank-you-page.module.css";

/** /thank-you: the payment is through, and what happens next. */
export default function ThankYouPage() {
  const { heading, lead, stepsHeading, steps, actions } = thankYou;
  return (
    <div className={`sheet ${styles.page}`}>
      <PageHead {...thankYouHead} />
      <div className={styles.receipt}>
        <Emblem className={styles.emblem} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <h2 className={styles.stepsHeading}>{stepsHeading}</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, description }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.ways}>
        <ActionLinks actions={actions} />
      </div>
    </div>
  );
}
