import type { Elements } from "@brightwren/ui/elements";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { formatRecent } from "../parts/format.ts";
import styles from "./desk.module.css";

/** So many lines stand in each part of the desk. */
export const deskLines = 4;

type PartProps = {
  title: string;
  /** Where all of it is. */
  all: { to: string; label: string };
  /** What is to be said instead of a list; none while it is being read. */
  says?: string | undefined;
  children?: Elements;
};

/** One part of the desk: its heading, what waits, and the way to all of it. */
export function Part({ title, all, says, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
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

/** What stands where nothing was read: not yet, not at all, or not on this computer. */
export function useMissing({ isError }: { isError: boolean }): string {
  const isReachable = useReachable();
  if (!isReachable) return "You are offline. This comes with the network.";
  return isError ? "This could not be read just now." : "Reading…";
}

type LineProps = {
  to: string;
  label: string;
  /** ISO timestamp. */
  at?: string;
  /** One line more. */
  says?: ReactNode;
};

/** One thing of a part: a link, its moment, and one line more. */
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
