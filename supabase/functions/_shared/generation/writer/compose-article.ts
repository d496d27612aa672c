import { quoteText } from "../text/markdown-tree.ts";
import type { Example, Topic } from "../topic.ts";
import type { Dice } from "./dice.ts";

type Choice = {
  /** A sentence or two to begin with, before the topic's own opening. */
  lead?: string | undefined;
  keywords: readonly string[];
  /** The topic's examples, the ones to use first. */
  examples: readonly Example[];
};

/** Accepts a topic and what was chosen for this article; returns its body in Markdown. */
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

/** A piece of an article; "first" and "rest" are its sections, "all" is both. */
type Piece =
  | "opening"
  | "keywords"
  | "first"
  | "rest"
  | "all"
  | "example"
  | "another example"
  | "mistakes"
  | "checklist"
  | "questions"
  | "closing";

/** The ways an article can be built. Each of them makes more than seven hundred words of every topic. */
const outlines: readonly [Piece[], ...Piece[][]] = [
  ["opening", "keywords", "first", "example", "rest", "another example", "mistakes", "questions", "closing"],
  ["opening", "example", "keywords", "all", "another example", "questions", "checklist", "closing"],
  ["opening", "checklist", "keywords", "all", "example", "another example", "questions", "closing"],
  ["opening", "questions", "keywords", "all", "example", "mistakes", "another example", "closing"],
  ["opening", "keywords", "all", "mistakes", "example", "questions", "checklist", "closing"],
  ["opening", "keywords", "first", "example", "rest", "questions", "mistakes", "checklist", "closing"],
];

/** More than this in one sentence nobody reads. */
const mostNamed = 4;

/** Accepts an owner's keywords; returns a section that puts them to use, or nothing when there are none. */
function keywordSection(keywords: readonly string[], dice: Dice): string | undefined {
  const named = keywords.slice(0, mostNamed).map((word) => `“${quoteText(word)}”`);
  const [first] = named;
  if (first === undefined) return undefined;
  const only = named.length === 1;
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(named);
  return dice.pick([
    `## Where ${list} ${only ? "comes" : "come"} in

${only ? `Somebody who types ${list} into a search box` : `People who type ${list} into a search box`} want${only ? "s" : ""} an answer, and will give a page a few seconds to look like one. So read what follows with ${only ? "that search" : "those searches"} in mind: wherever an example is about another trade, put your own words in its place, and use them the way your customers do.`,
    `## Keep ${first} in sight

${only ? "One search is" : "A few searches are"} the measure for everything below: ${list}. After each step, type ${only ? "it" : "one of them"} into your phone, look at what comes up, and ask honestly whether your own page would have answered it sooner. If it would, go on. If not, you have found the next job.`,
    `## A word about ${list}

${only ? "This phrase belongs" : "These phrases belong"} on your pages where ${only ? "it is" : "they are"} true: in a heading, in the first sentence under it, in the text of a link. Once in each place is plenty. Repeating ${only ? "it" : "them"} until the sentences creak helps nobody, and the people you would like to ring you notice first.`,
  ]);
}
