import type { Topic } from "../topic.ts";
import type { Dice } from "./dice.ts";

export function composeArticle(topic: Topic, dice: Dice): string {
  const pieces = pieceWriters(topic, dice);
  const outline = dice.pick(outlines);
  return outline
    .map((name) => pieces[name]())
    .filter((text) => text !== undefined)
    .join("\n\n");
}

function pieceWriters(topic: Topic, dice: Dice) {
  const [one, another] = dice.shuffle(topic.examples);
  const pieces: Record<Piece, () => string | undefined> = {
    opening: () => dice.pick(topic.openings),
    first: () => sections(topic.sections.slice(0, 2)),
    rest: () => sections(topic.sections.slice(2)),
    all: () => sections(topic.sections),
    example: () => one && `## Imagine ${one.who}\n\n${one.text}`,
    "another example": () =>
      another && `## ${dice.pick(["Now imagine", "Or picture"])} ${another.who}\n\n${another.text}`,
    mistakes: () =>
      `## ${dice.pick(["Where it goes wrong", "What we would avoid", "Easy to get wrong"])}\n\n${bullets(dice.shuffle(topic.mistakes))}`,
    checklist: () =>
      `## ${dice.pick(["Copy this list", "The list", "Work through this"])}\n\n${bullets(topic.checklist.map((item) => `[ ] ${item}`))}`,
    questions: () =>
      [
        `## ${dice.pick(["Questions that come up", "Short answers", "What people ask us"])}`,
        ...dice.shuffle(topic.questions).map(({ question, answer }) => `### ${question}\n\n${answer}`),
      ].join("\n\n"),
    closing: () =>
      `## ${dice.pick(["Where to begin", "To finish", "Before you close this page"])}\n\n${dice.pick(topic.closings)}`,
  };
  return pieces;
}

const sections = (list: Topic["sections"]) =>
  list.map(({ heading, text }) => `## ${heading}\n\n${text.join("\n\n")}`).join("\n\n");

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** "first" and "rest" are the topic's sections; "all" is both. */
type Piece =
  | "opening"
  | "first"
  | "rest"
  | "all"
  | "example"
  | "another example"
  | "mistakes"
  | "checklist"
  | "questions"
  | "closing";

/** Each outline produces more than seven hundred words for every topic. */
const outlines: readonly [Piece[], ...Piece[][]] = [
  ["opening", "first", "example", "rest", "another example", "mistakes", "questions", "closing"],
  ["opening", "example", "all", "another example", "questions", "checklist", "closing"],
  ["opening", "checklist", "all", "example", "another example", "questions", "closing"],
  ["opening", "questions", "all", "example", "mistakes", "another example", "closing"],
  ["opening", "all", "mistakes", "example", "questions", "checklist", "closing"],
  ["opening", "first", "example", "rest", "questions", "mistakes", "checklist", "closing"],
];
