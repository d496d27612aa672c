import { titled } from "@brightwren/brand/derived";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import styles from "./screen.module.css";

type ScreenProps = {
  title: string;
  /** Links above the title. */
  back?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function Screen({ title, back, subtitle, actions, children }: ScreenProps) {
  return (
    <>
      <title>{titled(title)}</title>
      {back ? (
        <nav aria-label="Back" className={`row small spread gap-2 ${styles.back}`}>
          {back}
        </nav>
      ) : null}
      <div className="wrap spread align-end gap-4 mb-6">
        <div className="grows">
          <h1 dir="auto" className="screen-title">
            {title}
          </h1>
          {subtitle ? <div className="soft mt-2">{subtitle}</div> : null}
        </div>
        {actions ? <div className={`wrap gap-3 ${styles.actions}`}>{actions}</div> : null}
      </div>
      {children}
    </>
  );
}

/** Leads to the list that a screen belongs to. */
export const BackLink = ({ to, children }: { to: To; children: string }) => (
  <Link to={to} className="touch gap-2 strong">
    <svg viewBox="0 0 8 12" width="8" height="12" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M6.5 1 1.5 6l5 5" strokeWidth="1.75" />
    </svg>
    {children}
  </Link>
);
