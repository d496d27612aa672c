import type { Example, Topic } from "../library/topic.ts";
import type { Dice } from "./dice.ts";
import { keywordSection } from "./keyword-section.ts";
import { outlines, type Piece } from "./outlines.ts";

type Choice = {
  /** A sentence or two to begin with, before the topic's own opening. */
  lead?: string | undefined;
  keywords: readonly string[];
  /** The topic's examples, the ones to use first. */
  examples: readonly Example[];
};

/** Takes a topic and what was chosen for this article; gives its body in Markdown. */
export function composeArticle(topic: Topic, choice: Choice, dice: Dice): string {
  const pieces = pieceWriters(topic, choice, dice);
  const outline = dice.pick(outlines);
  return outline
    .map((name) => pieces[name]())
    .filter((text) => text !== undefined)
    .join("\n\n");
}

function pieceWriters(topic: Topic, { lead, keywords, examples }: Choice, dice: Dice) {
  const [one, another] = examples;
  const pieces: Record<Piece, () => string | undefined> = {
    opening: () => [lead, dice.pick(topic.openings)].filter(Boolean).join("\n\n"),
    keywords: () => keywordSection(keywords, dice),
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
