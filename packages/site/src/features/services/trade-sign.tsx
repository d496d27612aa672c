import type { ReactNode } from "react";
import styles from "./trade-sign.module.css";

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

// Drop, flash, hammer, scissors, cup, cutlery, pound, scales, cross, wheel, paw, bunting.
const emblems: readonly ReactNode[] = [
  <path key="drop" d="M32 8c10 14 16 22 16 31a16 16 0 0 1-32 0c0-9 6-17 16-31Zm-8 32a9 9 0 0 0 8 8" />,
  <path key="flash" d="M37 6 14 36h13l-4 22 25-32H34Z" />,
  <path key="hammer" d="M12 14h28c7 0 12 4 14 11-5-3-9-3-13 0v3H25v-4H12zM28 31h9v27h-9z" />,
  <path
    key="scissors"
    {...stroke}
    strokeWidth="5"
    d="M24.5 41 44 10M39.5 41 20 10M26 46a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm26 0a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
  />,
  <g key="cup">
    <path d="M12 24h34v12a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14zM10 53h38v4H10z" />
    <path
      {...stroke}
      strokeWidth="4"
      d="M46 28h3a6 6 0 0 1 0 12h-4M23 18c-4-5 4-6 0-11M34 18c-4-5 4-6 0-11"
    />
  </g>,
  <g key="cutlery">
    <path {...stroke} strokeWidth="4.5" d="M14 9v12a7 7 0 0 0 14 0V9M21 9v46" />
    <path d="M40 8c8 4 11 16 9 28h-5v20h-5z" />
  </g>,
  <text key="pound" x="32" y="51" textAnchor="middle" className={styles.pound}>
    £
  </text>,
  <g key="scales">
    <path
      {...stroke}
      strokeWidth="4"
      d="M32 9v44M21 55h22M13 17h38M13 18 6 34M13 18l7 16M51 18l-7 16M51 18l7 16"
    />
    <path d="M4 34h18a9 9 0 0 1-18 0ZM42 34h18a9 9 0 0 1-18 0Z" />
  </g>,
  <path key="cross" d="M24 9h16v15h15v16H40v15H24V40H9V24h15z" />,
  <g key="wheel">
    <circle cx="32" cy="32" r="20" {...stroke} strokeWidth="8" />
    <path {...stroke} strokeWidth="4" d="M32 16v32M18 24l28 16M18 40l28-16" />
    <circle cx="32" cy="32" r="6" />
  </g>,
  <path
    key="paw"
    d="M32 30c8 0 17 12 15 19-2 6-9 3-15 3s-13 3-15-3c-2-7 7-19 15-19ZM10 24c4-1 8 3 8 8s-2 7-5 7-7-4-7-8 2-6 4-7Zm44 0c-4-1-8 3-8 8s2 7 5 7 7-4 7-8-2-6-4-7ZM23 9c4 0 7 4 7 9s-2 8-5 8-7-4-7-9 2-8 5-8Zm18 0c-4 0-7 4-7 9s2 8 5 8 7-4 7-9-2-8-5-8Z"
  />,
  <g key="bunting">
    <path {...stroke} strokeWidth="3" d="M3 16c18 12 40 12 58 0" />
    <path d="m7 20 13 5-9 17zM24 26h16l-8 20zM44 25l13-5-4 22z" />
  </g>,
];

const boards = [
  "M6 20h84v76H6z",
  "M48 18a39 39 0 1 1 0 78 39 39 0 0 1 0-78Z",
  "M8 20h80v46c0 18-18 26-40 34C26 92 8 84 8 66Z",
  "M18 20h60l14 14v48L78 96H18L4 82V34Z",
];

export function TradeSign({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 96 102"
      className={styles.sign}
      data-paint={(index + Math.floor(index / 4)) % 3}
      aria-hidden="true"
    >
      <path d="M30 0v26M66 0v26" stroke="var(--ink)" strokeWidth="2.5" />
      <path d={boards[(index * 3) % 4]} className={styles.board} />
      <g transform="translate(20 29) scale(0.875)" fill="currentColor">
        {emblems[index]}
      </g>
    </svg>
  );
}
