import type { ReactNode } from "react";
import styles from "./about-page.module.css";

const drawn = (text: string, mark: ReactNode) => (
  <svg viewBox="0 0 240 104" className={styles.mark} aria-hidden="true">
    <path stroke="var(--rule-strong)" strokeWidth="9" strokeLinecap="round" d={text} />
    <g fill="none" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      {mark}
    </g>
  </svg>
);

/** A proofreader's mark for each value: insert, wrong fount, stet, transpose. Decorative. */
export const proofMarks: readonly ReactNode[] = [
  drawn("M6 74h84M128 74h106", <path d="m88 92 21-58 21 58M82 20c16-12 38-12 54 0" />),
  drawn(
    "M6 74h66M92 74h44M156 74h78",
    <>
      <path d="M80 76c-4-30 64-34 68-4s-60 34-66 10M203 17l22 22m0-22-22 22" />
      <circle cx="214" cy="28" r="22" />
    </>,
  ),
  drawn("M6 62h60M84 62h86M188 62h46", <path strokeDasharray=".1 13" strokeWidth="7" d="M84 88h90" />),
  drawn("M6 38h84M6 76h60M120 38h60", <path d="M86 76h128m-22-20 22 20-22 20M224 20v36" />),
];
