import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { Emblem } from "@brightwren/ui/emblem";
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { faqAsk, faqCategories } from "../../content/faq.ts";
import type { Question } from "../../content/types.ts";
import { typedEarly, useHydrated } from "../../page/hydration.ts";
import { withHours } from "../sections/hours.tsx";
import styles from "./conversation.module.css";
import type { AnswerFinder } from "./find-answers.ts";

/** More replies would repeat the list below. */
const mostReplies = 3;

/** The visitor's question, including text typed before hydration. */
function useAsked() {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState("");
  const [ready, setReady] = useState(false);
  if (hydrated && !ready) {
    setReady(true);
    setAsked(typedEarly(["ask"]).ask ?? "");
  }
  return [asked, setAsked] as const;
}

let finder: Promise<AnswerFinder> | undefined;

/** Loads the search on the first interaction with the field. If that fails, visitors still have the full list. */
function loadFinder(): Promise<AnswerFinder> {
  finder ??= import("./find-answers.ts")
    .then(({ answerFinder }) => answerFinder(faqCategories))
    .catch((error: unknown) => {
      finder = undefined;
      throw error;
    });
  return finder;
}

function useFound(asked: string) {
  const [find, setFind] = useState<AnswerFinder>();
  const considered = useDeferredValue(asked);
  const prepare = () => {
    loadFinder().then(
      (loaded) => setFind(() => loaded),
      (error: unknown) => console.error("The search could not be loaded:", error),
    );
  };
  const onAsked = useEffectEvent(() => (find ? undefined : prepare()));
  useEffect(() => {
    if (asked !== "") onAsked();
  }, [asked]);
  return { found: useMemo(() => find?.(considered) ?? null, [find, considered]), prepare };
}

export function Conversation({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useAsked();
  const { found, prepare } = useFound(asked);
  return (
    <section className={`column gap-3 shrinks ink ${styles.thread}`} aria-label={faqAsk.label}>
      <p className={`fine grid gap-3 mb-2 align-center snug rule-below ${styles.caller}`}>
        <Emblem className={`tint ink ${styles.face}`} />
        <span>
          <strong className="block ink">{studio.name}</strong>
          {faqAsk.note}
        </span>
      </p>
      <p className={styles.studio}>{faqAsk.hello}</p>
      <div className={`scripted mt-2 mb-2 ${styles.visitor}`}>
        <input
          type="search"
          name="ask"
          aria-label={faqAsk.label}
          className={`full large ${styles.input}`}
          placeholder={faqAsk.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={asked}
          onFocus={prepare}
          onChange={(event) => setAsked(event.target.value)}
        />
      </div>
      <p className={found?.length === 0 ? styles.studio : "hint hides-empty"} role="status">
        {statusOf(found)}
      </p>
      {found ? <Replies found={found} /> : <Examples />}
      {children}
    </section>
  );
}

function statusOf(found: Question[] | null): string | null {
  if (!found) return null;
  if (found.length === 0) return faqAsk.nothing;
  if (found.length === 1) return "One answer fits.";
  const shown = Math.min(found.length, mostReplies);
  const others = found.length - shown;
  return `${found.length} answers fit${others > 0 ? `; here are the best ${shown}` : ""}.`;
}

function Examples() {
  return (
    <ul role="list" className={`grid gap-2 ${styles.examples}`} aria-label={faqAsk.examplesLabel}>
      {faqAsk.examples.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="row target medium-weight no-underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Replies({ found }: { found: Question[] }) {
  if (found.length === 0)
    return (
      <p className={styles.studio}>
        <Link to={paths.contact}>Write to us</Link>, at any hour, or ring the number below.
      </p>
    );
  return (
    <ul role="list" className={`grid gap-2 ${styles.replies}`}>
      {found.slice(0, mostReplies).map(({ id, question, answer, link }, index) => (
        <li key={id}>
          <details className={styles.studio} name="replies" open={index === 0}>
            <summary className="row spread gap-4 strong tight">{question}</summary>
            <p>{withHours(answer)}</p>
            {link ? (
              <p>
                <Link to={link.to} className="touch strong">
                  {link.label}
                </Link>
              </p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}
