import styles from "./section-heading.module.css";

type SectionHeadingProps = {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  heading: string;
  lede?: string;
  /** Heading and lede side by side where there is room. */
  wide?: boolean;
};

/** The head of a section: what it is about, and a line on it. */
export function SectionHeading({ id, heading, lede, wide = false }: SectionHeadingProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
    </div>
  );
}
