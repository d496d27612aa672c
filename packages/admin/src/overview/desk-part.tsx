import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { formatRecent } from "../parts/format.ts";
import { Section } from "../parts/section.tsx";
import styles from "./desk.module.css";

export const deskLines = 4;

type PartProps = {
  title: string;
  all: { to: string; label: string };
  query: { data?: unknown; isError: boolean };
  /** Shown above the lines once the data has loaded. */
  says?: string | false | undefined;
  /** Takes a whole row. */
  wide?: boolean;
  /** Content above the lines. */
  top?: ReactNode;
  /** The lines. */
  children: ReactNode;
};

export function Part({ title, all, query: { data, isError }, says, wide = false, top, children }: PartProps) {
  const isReachable = useReachable();
  const missing = isError ? "This could not be loaded just now." : "Loading…";
  const shown = data ? says : isReachable ? missing : "You’re offline. This will load when you reconnect.";
  return (
    <Section title={title} className="column" heading={`large ${styles.title}`} data-wide={wide || undefined}>
      {shown ? <p className={styles.says}>{shown}</p> : null}
      {top}
      <ul role="list">{children}</ul>
      <Link to={all.to} className={`touch small strong ${styles.all}`}>
        {all.label}
      </Link>
    </Section>
  );
}

type LineProps = {
  to: string;
  label: string;
  at?: string;
  says?: ReactNode;
};

export function Line({ to, label, at, says }: LineProps) {
  return (
    <li className={`grid gap-x-4 ${styles.line}`}>
      <Link to={to} dir="auto" className={`ellipsis content-center ${styles.link}`}>
        {label}
      </Link>
      {at ? (
        <time dateTime={at} className="hint numbers">
          {formatRecent(Date.parse(at))}
        </time>
      ) : null}
      {says ? (
        <p dir="auto" className={`ellipsis hint ${styles.more}`}>
          {says}
        </p>
      ) : null}
    </li>
  );
}
