import { Skeleton } from "@brightwren/ui/skeleton";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { Section } from "../parts/section.tsx";
import styles from "./desk.module.css";

export const deskLines = 3;

type PartProps = {
  title: string;
  query: { data?: unknown; isError: boolean };
  /** Shown instead of the lines once the data has loaded. */
  says?: string | false | undefined;
  /** How many lines it has room for, so that nothing moves when they load. */
  lines?: number;
  /** Content above the lines. */
  top?: ReactNode;
  /** The lines. */
  children: ReactNode;
  /** Where there is more. */
  foot?: ReactNode;
};

export function Part({
  title,
  query: { data, isError },
  says,
  lines = deskLines,
  top,
  children,
  foot,
}: PartProps) {
  const isReachable = useReachable();
  const isLoading = !data && !isError && isReachable;
  const missing = isReachable
    ? "This could not be loaded just now."
    : "You’re offline. This will load when you reconnect.";
  const shown = data ? says : isLoading ? "" : missing;
  return (
    <Section
      title={title}
      className={`relative ${styles.part}`}
      style={{ "--lines": lines }}
      heading={`large ${styles.title}`}
      aria-busy={isLoading}
    >
      {top}
      {shown ? <p className={styles.says}>{shown}</p> : null}
      <ul role="list" className={styles.lines}>
        {children}
      </ul>
      {isLoading ? (
        <Skeleton count={lines}>
          <div className={styles.blank} />
        </Skeleton>
      ) : (
        foot
      )}
    </Section>
  );
}

type MoreProps = { to: string; children: string };

export const More = ({ to, children }: MoreProps) => (
  <Link to={to} className="touch small strong">
    {children}
  </Link>
);

type RowProps = {
  to: string;
  state?: unknown;
  title: string;
  says: ReactNode;
  at?: ReactNode;
  /** The row's button. */
  children?: ReactNode;
};

export function Row({ to, state, title, says, at, children }: RowProps) {
  return (
    <li className={`grid ${styles.row}`}>
      <div className={`shrinks ${styles.text}`}>
        <Link to={to} state={state} dir="auto" className={`ellipsis block ${styles.link}`}>
          {title}
        </Link>
        <p dir="auto" className="ellipsis hint">
          {says}
        </p>
      </div>
      <span className={styles.at}>{at}</span>
      {children}
    </li>
  );
}
