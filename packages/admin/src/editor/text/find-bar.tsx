import { Button } from "@brightwren/ui/button";
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { TextRange } from "../../pictures/upload-marks.ts";
import { applyEdit, type TextEdit } from "../edits/edit-text.ts";
import styles from "./find-bar.module.css";
import { literal } from "../../pictures/written-picture.ts";
import { FoundMarks } from "../edits/text-mirror.tsx";

type FindBarProps = {
  text: string;
  area: () => HTMLTextAreaElement | undefined;
  wanted: string;
  onClose: () => void;
};

export function FindBar({ text, area, wanted, onClose }: FindBarProps) {
  const [words, setWords] = useState(wanted);
  const [replacement, setReplacement] = useState("");
  const [matchCase, setMatchCase] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [from, setFrom] = useState(() => area()?.selectionStart ?? 0);
  const [done, setDone] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const matches = useMemo(
    () => findMatches(text, words, matchCase, isWhole),
    [text, words, matchCase, isWhole],
  );
  const at = matchFrom(matches, from);
  const match = matches[at];

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
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
  /** Browsers can undo only edits in the focused field. */
  const inText = (edit: Parameters<typeof applyEdit>[1], announcement: string) => {
    const changed = area();
    const back = document.activeElement;
    if (!changed) return;
    applyEdit(changed, edit);
    if (back instanceof HTMLElement) back.focus();
    setDone(announcement);
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
    // React events bubble to the post's form, so stop them here.
    event.stopPropagation();
    if (match) act();
  };

  const count = matches.length === maxMatches ? `${maxMatches} or more` : String(matches.length);
  const found = words === "" ? "" : matches.length === 0 ? "Not found." : `${at + 1} of ${count}`;
  return (
    <>
      <div
        role="search"
        aria-label="Find in the text"
        className={`panel cluster gap-2 gap-x-4 rigid ${styles.bar}`}
        onKeyDownCapture={onKeyDown}
      >
        <form className={`row gap-1 shrinks ${styles.part}`} onSubmit={submit(() => go(1))}>
          <input
            ref={input}
            aria-label="Find"
            placeholder="Find"
            {...field}
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
          <Sign label="Match case" isOn={matchCase} onPress={() => setMatchCase(!matchCase)}>
            Aa
          </Sign>
          <Sign label="Whole word" isOn={isWhole} onPress={() => setWhole(!isWhole)}>
            abc
          </Sign>
          <p role="status" className="fine numbers">
            {[done, found].filter(Boolean).join(" ")}
          </p>
          <Sign label="Previous" isOff={!match} onPress={() => go(-1)}>
            ↑
          </Sign>
          <Sign label="Next" isOff={!match} onPress={() => go(1)}>
            ↓
          </Sign>
        </form>
        <form className={`row gap-4 shrinks ${styles.part}`} onSubmit={submit(replaceOne)}>
          <input
            aria-label="Replace with"
            placeholder="Replace"
            {...field}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
          <Button kind="text" type="submit" aria-disabled={!match}>
            Replace
          </Button>
          <Button kind="text" aria-disabled={!match} onClick={replaceEach}>
            Replace all
          </Button>
          <Sign label="Close" onPress={close}>
            ×
          </Sign>
        </form>
      </div>
      <FoundMarks text={text} matches={matches} current={at} area={area} />
    </>
  );
}

const field = {
  className: `small control shrinks ${styles.field}`,
  autoComplete: "off",
  spellCheck: false,
};

type SignProps = {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: string;
};

function Sign({ label, isOn, isOff = false, onPress, children }: SignProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      className={`bare toggle square rigid small ${isOn === undefined ? styles.sign : styles.switch}`}
      onClick={() => (isOff ? undefined : onPress())}
    >
      {children}
    </button>
  );
}

/** Limits the matches counted and marked, because a single letter can occur too often in a long post. */
const maxMatches = 5000;

const letter = String.raw`[\p{L}\p{N}_]`;

export function findMatches(text: string, words: string, matchCase: boolean, isWhole = false): TextRange[] {
  if (words === "") return [];
  const found = isWhole ? `(?<!${letter})${literal(words)}(?!${letter})` : literal(words);
  const pattern = new RegExp(found, matchCase ? "gu" : "giu");
  const matches: TextRange[] = [];
  for (const { index, 0: match } of text.matchAll(pattern)) {
    if (matches.length === maxMatches) break;
    matches.push({ start: index, end: index + match.length });
  }
  return matches;
}

export function matchFrom(matches: readonly TextRange[], offset: number): number {
  const at = matches.findIndex(({ start }) => start >= offset);
  return at === -1 ? 0 : at;
}

export function replaceAll(
  text: string,
  matches: readonly TextRange[],
  replacement: string,
): TextEdit | undefined {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) return undefined;
  const parts = matches.map(
    ({ end }, at) => replacement + text.slice(end, matches[at + 1]?.start ?? last.end),
  );
  return { start: first.start, end: last.end, text: parts.join("") };
}
