import type { ReactNode } from "react";
import { phoneHref } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { portrayed } from "@brightwren/brand/portrait";
import { type ButtonKind, buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import type { Action } from "../../content/types.ts";
import drawing from "./founder.svg?url&no-inline";
import styles from "./sections.module.css";

type SectionHeadingProps = {
  id: string;
  heading: string;
  lede?: string;
  /** On wide screens, heading and lede side by side, with the lede from column 7. */
  beside?: boolean;
};

export function SectionHeading({ id, heading, lede, beside = false }: SectionHeadingProps) {
  return (
    <div className={beside ? `columns ${styles.beside}` : undefined}>
      <h2 id={id} className={`section-title ${styles.heading}`}>
        {heading}
      </h2>
      {lede ? <p className={`lead mt-4 ch-48 ${styles.lede}`}>{lede}</p> : null}
    </div>
  );
}

/** The first action is the primary one. */
export function ActionLinks({ actions, onBand = false }: { actions: readonly Action[]; onBand?: boolean }) {
  const [first, others] = onBand ? (["onSlab", "outlineOnSlab"] as const) : (["primary", "outline"] as const);
  return (
    <p className="wrap gap-3">
      {actions.map(({ label, to }, index) => (
        <ActionLink key={label} label={label} to={to} kind={index === 0 ? first : others} />
      ))}
    </p>
  );
}

type ActionLinkProps = Action & { kind?: ButtonKind; size?: "medium" | "large"; className?: string };

export function ActionLink({ label, to, kind, size = "large", className }: ActionLinkProps) {
  return (
    <Link to={to} className={[buttonClass({ kind, size }), className].filter(Boolean).join(" ")}>
      {label}
    </Link>
  );
}

export function NeedsScript({ what }: { what: string }) {
  return (
    <p className={`no-script mb-5 mt-6 sunk ${styles.note}`}>
      <span>{`${what} needs JavaScript, which is switched off here or did not load.`}</span> An email to{" "}
      <a href={`mailto:${studio.email}`}>{studio.email}</a> does as well, and so does a call to{" "}
      <a href={phoneHref}>{studio.phone}</a>.
    </p>
  );
}

type SubmitButtonProps = {
  sending?: boolean;
  describedBy?: string | undefined;
  children: ReactNode;
};

/**
 * Prerendered as disabled; the first script enables it (first-script/prepare-page.ts). React never renders it disabled.
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

/** The drawing is of this person, so it is shown beside no other name. */
export const isDrawn = (name: string) => name === portrayed;

/** Decorative, because the name is beside it. */
export const FounderPortrait = ({ className }: { className: string | undefined }) => (
  <img src={drawing} alt="" width={82} height={82} loading="lazy" className={`face ${className}`} />
);
