import type { Topic } from "../topic.ts";

const empty = new Set(
  (
    "about after all and any are best better business businesses can choose choosing companies company does for from " +
    "get good great guide help how into its make makes more need new not online our site sites small that the their " +
    "them this tips top use using want web website websites what when where which who why will with without you your"
  ).split(" "),
);

const mostOffered = 3;

function meaningfulWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !empty.has(word)))];
}

/** Returns at most three matching topics, ranked by shared words and then by category. */
export function nearestTopics(
  asked: { topic: string; keywords: readonly string[]; categorySlug: string },
  topics: readonly Topic[],
): Topic[] {
  const words = meaningfulWords(asked.topic);
  const more = meaningfulWords(asked.keywords.join(" "));
  return topics
    .map((topic) => {
      const home = topic.category === asked.categorySlug ? 1.5 : 0;
      return { topic, score: 2 * shared(words, topic) + shared(more, topic) + home };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostOffered)
    .map(({ topic }) => topic);
}

function shared(words: readonly string[], topic: Topic): number {
  const terms = topic.terms.split(" ");
  return words.filter((word) => terms.some((term) => alike(word, term))).length;
}

/** Matches equal words and prefixes ("review" and "reviews", "host" and "hosting"). */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
}
