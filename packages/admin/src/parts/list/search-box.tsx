import { waits } from "@brightwren/core/waits";
import { useId, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useParamChange } from "./list-address.ts";
import styles from "./search-box.module.css";

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
        dir="auto"
        className={`full ${styles.input}`}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}

function useSearchBox() {
  const [params] = useSearchParams();
  const changeParam = useParamChange();
  const inAddress = params.get("q") ?? "";
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);

  // Ignore updates from this box, because the owner may have typed more since. Other updates replace its text.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setText(inAddress);
    }
  }

  useEffect(() => {
    const search = text.trim();
    if (search === sent) return;
    const send = () => {
      setSent(search);
      changeParam("q", search);
    };
    const timer = setTimeout(send, waits.search);
    return () => clearTimeout(timer);
  }, [text, sent, changeParam]);

  return { text, setText };
}
