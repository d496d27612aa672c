import { topics } from "../library/topics.ts";
import type { PostDraft } from "../post-draft.ts";
import { quoteText } from "../text/markdown-tree.ts";
import { plainLine } from "../text/sanitise.ts";
import type { Topic } from "../topic.ts";
import { composeArticle } from "./compose-article.ts";
import { createDice, type Dice } from "./dice.ts";
import { matchTopic, orderExamples } from "./match-topic.ts";

/** Accepts a topic of the library and a seed; returns an article about it. Other seeds give other articles. */
export function writeLibraryPost(topic: Topic, seed: string): PostDraft {
  const dice = createDice(seed);
  const [excerpt, metaDescription] = twoSummaries(topic, dice);
  return {
    title: dice.pick(topic.titles),
    excerpt,
    metaDescription,
    tags: [...topic.tags],
    content: composeArticle(topic, { keywords: [], examples: dice.shuffle(topic.examples) }, dice),
  };
}

/** What the owner typed, cleaned of markup by this writer, and the category they chose. */
type Asked = { topic: string; keywords: readonly string[]; categorySlug: string | undefined };

/**
 * Accepts what an owner asked for and a seed; returns an article from the library's nearest topic, under the owner's words,
 * that says what it is about. Nothing is made up about words the library has nothing on.
 */
export function writeCustomPost(asked: Asked, seed: string): PostDraft {
  const dice = createDice(seed);
  const name = capitalise(plainLine(asked.topic).replace(/[\s.:;,–-]+$/, ""));
  const keywords = asked.keywords.map(plainLine).filter(Boolean);
  const { topic, related } = matchTopic({ ...asked, topic: name, keywords }, topics, dice);
  if (name === "") return writeLibraryPost(topic, seed);

  const [excerpt, metaDescription] = twoSummaries(topic, dice);
  const examples = orderExamples(topic, [name, ...keywords].join(" "), dice);
  const lead = related ? dice.pick(leads)(quote(name), topic.subject) : otherLead(quote(name), topic.subject);
  return {
    title: title(name, topic.subject, related),
    excerpt,
    metaDescription,
    tags: [...keywords.slice(0, 3).map(capitalise), ...topic.tags],
    content: composeArticle(topic, { lead, keywords, examples }, dice),
  };
}

type Lead = (topic: string, subject: string) => string;

/** For an article about a part of what was asked for. */
const leads: readonly [Lead, ...Lead[]] = [
  (topic, subject) =>
    `${topic} is a wide field. This article keeps to one part of it that can be settled in an evening or two: ${subject}.`,
  (topic, subject) =>
    `There is more to ${topic} than fits on a page. What follows is about one part of it, from beginning to end: ${subject}.`,
  (topic, subject) =>
    `A great deal could be said under the heading ${topic}. We take the part that most owners can put right by themselves: ${subject}.`,
];

/** For an article about something else: the library has nothing on what was asked for. */
const otherLead: Lead = (topic, subject) =>
  `${topic} deserves an answer from somebody who has worked with it, and this article does not pretend to be one. It is about something that every website has to get right first: ${subject}.`;

/** A headline that names the owner's topic and what the article is really about, as long as both fit. */
function title(name: string, subject: string, related: boolean): string {
  const isQuestion = /[?!]$/.test(name);
  const both = related
    ? `${name}${isQuestion ? ` ${capitalise(subject)}` : `: ${subject}`}`
    : `${name}${isQuestion ? "" : "?"} First, ${subject}`;
  return both.length > 160 ? name : both;
}

const quote = (words: string) => `“${quoteText(words)}”`;

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Two different summaries of a topic: one for the excerpt, one for the meta description. */
function twoSummaries({ summaries }: Topic, dice: Dice): [string, string] {
  const [first = summaries[0], second = summaries[1]] = dice.shuffle(summaries);
  return [first, second];
}
