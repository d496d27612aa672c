import { useId } from "react";
import styles from "./search-box.module.css";
import { useSearchBox } from "./use-search-box.ts";

/** A list's search: as typed, it stands in the address a moment later. */
export function SearchBox({ label }: { label: string }) {
  const id = useId();
  const { text, setText } = useSearchBox();
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className={styles.glass}>
        <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="1.75" />
        <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
