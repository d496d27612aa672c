import type { Question, QuestionCategory } from "../../content/types.ts";

/** Stop words. */
const common = new Set(
  "a about all am an and any are as at be but by can could did do does doing else for from get give go got had has have having how i if in into is it its just let like long many me my no not of off on one or our out own please shall should so some tell than that the their them then there these they this those to up us use want was we were what when where which who whose why will with would you your".split(
    " ",
  ),
);

const weights = { question: 4, words: 3, answer: 1 } as const;

/** Drops results below this share of the best score. */
const worthShowing = 0.45;

const rootOf = (word: string): string =>
  word.replace(/^(...+?)(?:ing|ed|es|s|e|y|ies)$/, "$1").replace(/([^aeious])\1$/, "$1");

/** Stems of a text's words, without stop words. */
const rootsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !common.has(word))
    .map(rootOf);

type Entry = { question: Question; weightOf: Map<string, number> };

function entryOf(question: Question): Entry {
  const weightOf = new Map<string, number>();
  for (const part of ["answer", "words", "question"] as const)
    for (const root of rootsOf(question[part] ?? "")) weightOf.set(root, weights[part]);
  return { question, weightOf };
}

/** `asked`: the input so far; its last word may be incomplete. */
export type AnswerFinder = (asked: string) => Question[] | null;

/** Returns a search function for all categories: best matches first, or null if the input has only stop words. */
export function answerFinder(categories: readonly QuestionCategory[]): AnswerFinder {
  const entries = categories.flatMap(({ questions }) => questions.map(entryOf));
  const weight = ({ weightOf }: Entry, root: string): number => {
    const whole = weightOf.get(root);
    if (whole !== undefined || root.length < 3) return whole ?? 0;
    let begun = 0;
    for (const [word, value] of weightOf) if (word.startsWith(root)) begun = Math.max(begun, value / 2);
    return begun;
  };
  return (asked) => {
    const roots = [...new Set(rootsOf(asked))];
    if (roots.length === 0) return null;
    const scores = new Map<Entry, number>();
    for (const root of roots) {
      const found = entries
        .map((entry) => [entry, weight(entry, root)] as const)
        .filter(([, value]) => value > 0);
      // Rare words are more significant (inverse document frequency).
      const rarity = Math.log(1 + entries.length / found.length);
      for (const [entry, value] of found) scores.set(entry, (scores.get(entry) ?? 0) + value * rarity);
    }
    const ranked = [...scores].sort(([, a], [, b]) => b - a);
    const best = ranked[0]?.[1] ?? 0;
    return ranked.filter(([, score]) => score >= best * worthShowing).map(([{ question }]) => question);
  };
}
