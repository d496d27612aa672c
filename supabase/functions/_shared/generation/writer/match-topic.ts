import type { Example, Topic } from "../topic.ts";
import type { Dice } from "./dice.ts";

/** Words that say nothing about a subject. */
const empty = new Set(
  (
    "about after all and any are best better business businesses can choose choosing companies company does for from " +
    "get good great guide help how into its make makes more need new not online our site sites small that the their " +
    "them this tips top use using want web website websites what when where which who why will with without you your"
  ).split(" "),
);

type Match = {
  topic: Topic;
  /** Whether the library's subject has to do with what was asked for. */
  related: boolean;
};

/** Accepts words; returns the ones that name something, in small letters. */
function meaningfulWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !empty.has(word)))];
}

/**
 * Accepts an owner's topic, keywords and category; returns the library's topic that is nearest: the most shared words, then
 * the same category, then chance.
 */
export function matchTopic(
  asked: { topic: string; keywords: readonly string[]; categorySlug: string | undefined },
  topics: readonly [Topic, ...Topic[]],
  dice: Dice,
): Match {
  const words = meaningfulWords(asked.topic);
  const more = meaningfulWords(asked.keywords.join(" "));
  const [best] = dice
    .shuffle(topics)
    .map((topic) => {
      const meant = 2 * shared(words, topic) + shared(more, topic);
      const home = topic.category === asked.categorySlug ? 1.5 : 0;
      return { topic, related: meant > 0, score: meant + home };
    })
    .toSorted((a, b) => b.score - a.score);
  return best ?? { topic: topics[0], related: false };
}

/** Accepts an owner's words; returns the topic's examples, those about a trade among these words first. */
export function orderExamples(topic: Topic, words: string, dice: Dice): Example[] {
  const wanted = meaningfulWords(words);
  const mentions = ({ who }: Example) =>
    meaningfulWords(who).filter((word) => wanted.some((other) => alike(word, other))).length;
  return dice.shuffle(topic.examples).toSorted((a, b) => mentions(b) - mentions(a));
}

function shared(words: readonly string[], topic: Topic): number {
  const terms = topic.terms.split(" ");
  return words.filter((word) => terms.some((term) => alike(word, term))).length;
}

/** The same word, or its beginning: "review" and "reviews", "host" and "hosting". */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
}
