import type { Action, Heading } from "../../content/types.ts";
import { ActionLinks } from "./action-links.tsx";
import styles from "./closing.module.css";
import { SectionHeading } from "./section-heading.tsx";

type ClosingProps = {
  content: Heading & { actions: readonly Action[] };
  wide?: boolean;
};

/** The last section of a page: one more thought, and the ways on. */
export function Closing({ content: { heading, lede, actions }, wide = false }: ClosingProps) {
  return (
    <section className={`sheet ${styles.closing}`} aria-labelledby="closing">
      <SectionHeading id="closing" heading={heading} lede={lede} wide={wide} />
      <div className={styles.closingActions}>
        <ActionLinks actions={actions} />
      </div>
    </section>
  );
}
