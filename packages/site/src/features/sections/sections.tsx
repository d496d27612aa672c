import type { ReactNode } from "react";
import { phoneHref } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import type { Action } from "../../content/types.ts";
import styles from "./sections.module.css";

type SectionHeadingProps = {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  heading: string;
  lede?: string;
  /** Heading and lede side by side where there is room, the lede from column 7. */
  beside?: boolean;
};

/** The head of a section: what it is about, and a line on it. */
export function SectionHeading({ id, heading, lede, beside = false }: SectionHeadingProps) {
  return (
    <div className={beside ? `columns ${styles.beside}` : undefined}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
    </div>
  );
}

/** The ways on from a section: the first one is the one we hope for. */
export function ActionLinks({ actions, onBand = false }: { actions: readonly Action[]; onBand?: boolean }) {
  const [first, others] = onBand ? (["onSlab", "outlineOnSlab"] as const) : (["primary", "outline"] as const);
  return (
    <p className={styles.actions}>
      {actions.map(({ label, to }, index) => (
        <Link
          key={label}
          to={to}
          className={buttonClass({ variant: index === 0 ? first : others, size: "large" })}
        >
          {label}
        </Link>
      ))}
    </p>
  );
}

/** Shown where no script runs: what here needs it, and that writing to us does not. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <p className={`no-script ${styles.note}`}>
      <span>{`${what} needs JavaScript, which is switched off here or did not load.`}</span> An email to{" "}
      <a href={`mailto:${studio.email}`}>{studio.email}</a> does as well, and so does a call to{" "}
      <a href={phoneHref}>{studio.phone}</a>.
    </p>
  );
}

type SubmitButtonProps = {
  sending?: boolean;
  /** Id of the text that says why the last try failed. */
  describedBy?: string | undefined;
  children: ReactNode;
};

/**
 * The button of a prerendered form. It is drawn disabled for readers without JavaScript, and freed by the page's first
 * script (first-script/prepare-page.ts): to React it was never disabled.
 */
export function SubmitButton({ sending = false, describedBy, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-describedby={describedBy}
      className={buttonClass({ size: "large" })}
      disabled={sending || import.meta.env.SSR}
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
