import { keys } from "@brightwren/brand";
import { deviceStorage } from "@brightwren/ui/safe-storage";
import { Skeleton } from "@brightwren/ui/skeleton";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { Section } from "../parts/section.tsx";
import styles from "./desk.module.css";

export const deskLines = 3;

/** The height of a foot, in lines. */
const footLines = 0.7;

type PartProps = {
  title: string;
  query: { data?: unknown; isError: boolean };
  /** Shown beside the title instead of the lines once the data has loaded. */
  says?: string | false | undefined;
  /** How many lines it has room for at first. */
  lines?: number;
  /** Content above the lines. */
  top?: ReactNode;
  /** The lines. */
  children: ReactNode;
  /** Where there is more. */
  foot?: ReactNode;
};

/** While it loads, it has the room that it had at the last visit, so that nothing moves. */
export function Part(props: PartProps) {
  const { title, query, says, lines = deskLines + footLines, top, children, foot } = props;
  const { data, isError } = query;
  const isReachable = useReachable();
  const key = `${keys.prefix}-desk-${title.split(" (")[0]}`;
  const [room] = useState(() => Number(deviceStorage.getItem(key) ?? lines));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shownLines = (list.current?.childElementCount ?? 0) + (foot ? footLines : 0);
    if (data) deviceStorage.setItem(key, String(says ? 0 : shownLines));
  });
  const isLoading = !data && !isError && isReachable;
  const missing = isReachable
    ? "This could not be loaded just now."
    : "You’re offline. This will load when you reconnect.";
  const shown = data ? says : isLoading ? "" : missing;
  const isEmpty = Boolean(shown) || (isLoading && room === 0);
  return (
    <Section
      title={title}
      className={`relative ${styles.part} ${isEmpty ? "cluster gap-x-3" : ""}`}
      style={{ "--lines": room }}
      data-empty={isEmpty}
      heading={`large ${styles.title}`}
      aria-busy={isLoading}
    >
      {top}
      {shown ? <p className="small soft">{shown}</p> : null}
      <ul ref={list} role="list" className={`hides-empty ${styles.lines}`}>
        {children}
      </ul>
      {isLoading ? (
        <Skeleton count={Math.floor(room)}>
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
  says?: ReactNode;
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
        {says ? (
          <p dir="auto" className={`two-lines hint ${styles.note}`}>
            {says}
          </p>
        ) : null}
      </div>
      <span className={`row gap-3 ${styles.at}`}>{at}</span>
      {children}
    </li>
  );
}
