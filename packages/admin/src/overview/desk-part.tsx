import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { formatRecent } from "../parts/format.ts";
import styles from "./desk.module.css";

export const deskLines = 4;

type PartProps = {
  title: string;
  all: { to: string; label: string };
  says?: string | undefined;
  /** Takes a whole row. */
  wide?: boolean;
  children?: ReactNode;
};

export function Part({ title, all, says, wide = false, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} data-wide={wide || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {says ? <p className={styles.says}>{says}</p> : null}
      {children}
      <Link to={all.to} className={styles.all}>
        {all.label}
      </Link>
    </section>
  );
}

export function useMissing({ isError }: { isError: boolean }): string {
  const isReachable = useReachable();
  if (!isReachable) return "You’re offline. This will load when you reconnect.";
  return isError ? "This could not be loaded just now." : "Loading…";
}

type LineProps = {
  to: string;
  label: string;
  at?: string;
  says?: ReactNode;
};

export function Line({ to, label, at, says }: LineProps) {
  return (
    <li className={styles.line}>
      <Link to={to} dir="auto" className={styles.link}>
        {label}
      </Link>
      {at ? (
        <time dateTime={at} className={styles.at}>
          {formatRecent(Date.parse(at))}
        </time>
      ) : null}
      {says ? (
        <p dir="auto" className={styles.more}>
          {says}
        </p>
      ) : null}
    </li>
  );
}
