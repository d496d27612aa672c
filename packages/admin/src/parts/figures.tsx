import { Link, type To } from "react-router-dom";
import styles from "./figures.module.css";

export type Figure = {
  label: string;
  /** Undefined while it loads. */
  value?: string | undefined;
  note?: string | undefined;
  to: To;
  isCurrent?: boolean;
};

/** Figures in a row, each of which links to what it counts. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul role="list" aria-label={label} className={`panel clips grid ${styles.figures}`}>
      {figures.map((figure) => (
        <li key={figure.label} className="grid">
          <Link
            to={figure.to}
            className={`single content-start ${styles.figure}`}
            aria-current={figure.isCurrent ? "true" : undefined}
          >
            <span className="hint">{figure.label}</span>
            <span dir="auto" className={`numeric ${styles.value}`}>
              {figure.value ?? "\u2007"}
            </span>
            <span dir="auto" className="fine ellipsis">
              {figure.note ?? "\u00A0"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
