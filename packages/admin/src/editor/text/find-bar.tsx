import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { applyEdit } from "../edits/edit-text.ts";
import { findMatches, matchFrom, mostMatches, replaceAll } from "../edits/find-matches.ts";
import styles from "./find-bar.module.css";
import { FoundMarks } from "./found-marks.tsx";

type FindBarProps = {
  text: string;
  area: () => HTMLTextAreaElement | undefined;
  /** The words that were selected when it was opened. */
  wanted: string;
  onClose: () => void;
};

/**
 * Finds words in the text, and replaces them. Enter goes to the next, Shift+Enter to the one before, Escape back to the
 * text, with what was found selected. Each replacement is undone as typing is.
 */
export function FindBar({ text, area, wanted, onClose }: FindBarProps) {
  const [words, setWords] = useState(wanted);
  const [replacement, setReplacement] = useState("");
  const [matchCase, setMatchCase] = useState(false);
  const [from, setFrom] = useState(() => area()?.selectionStart ?? 0);
  const [done, setDone] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const matches = useMemo(() => findMatches(text, words, matchCase), [text, words, matchCase]);
  const at = matchFrom(matches, from);
  const match = matches[at];

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [wanted]);

  const go = (step: 1 | -1) => {
    setDone("");
    setFrom(matches.at((at + step) % matches.length)?.start ?? 0);
  };
  const close = () => {
    const shown = area();
    onClose();
    if (!shown) return;
    shown.focus();
    if (match) shown.setSelectionRange(match.start, match.end);
  };
  /** The browser undoes only what is typed where the focus is. */
  const inText = (edit: Parameters<typeof applyEdit>[1], said: string) => {
    const changed = area();
    const back = document.activeElement;
    if (!changed) return;
    applyEdit(changed, edit);
    if (back instanceof HTMLElement) back.focus();
    setDone(said);
  };
  const replaceOne = () => {
    if (!match) return;
    inText({ ...match, text: replacement }, "Replaced one.");
    setFrom(match.start + replacement.length);
  };
  const replaceEach = () => {
    const edit = replaceAll(text, matches, replacement);
    if (edit) inText(edit, `Replaced ${matches.length}.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const submit = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    // The form of the post stands around it in React's tree alone, but its keys come here first.
    event.stopPropagation();
    if (match) act();
  };

  const count = matches.length === mostMatches ? `${mostMatches} or more` : String(matches.length);
  const found = words === "" ? "" : matches.length === 0 ? "Not found." : `${at + 1} of ${count}`;
  return (
    <>
      <div role="search" aria-label="Find in the text" className={styles.bar} onKeyDownCapture={onKeyDown}>
        <form className={styles.row} onSubmit={submit(() => go(1))}>
          <input
            ref={field}
            aria-label="Find"
            placeholder="Find"
            className={styles.field}
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => {
              setDone("");
              setWords(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !event.shiftKey || !match) return;
              event.preventDefault();
              go(-1);
            }}
          />
          <p role="status" className={styles.count}>
            {[done, found].filter(Boolean).join(" ")}
          </p>
          <button
            type="button"
            className={styles.button}
            aria-disabled={!match}
            onClick={() => (match ? go(-1) : undefined)}
          >
            Previous
          </button>
          <button type="submit" className={styles.button} aria-disabled={!match}>
            Next
          </button>
        </form>
        <form className={styles.row} onSubmit={submit(replaceOne)}>
          <input
            aria-label="Replace with"
            placeholder="Replace with"
            className={styles.field}
            autoComplete="off"
            spellCheck={false}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
          <label className={styles.case}>
            <input
              type="checkbox"
              checked={matchCase}
              onChange={(event) => setMatchCase(event.target.checked)}
            />
            Match case
          </label>
          <button type="submit" className={styles.button} aria-disabled={!match}>
            Replace
          </button>
          <button
            type="button"
            className={styles.button}
            aria-disabled={!match}
            onClick={() => (match ? replaceEach() : undefined)}
          >
            Replace all
          </button>
          <button type="button" className={styles.button} onClick={close}>
            Close
          </button>
        </form>
      </div>
      <FoundMarks text={text} matches={matches} current={at} area={area} />
    </>
  );
}
