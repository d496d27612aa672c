import type { Topic } from "../library/topic.ts";
import type { PostDraft } from "../post-draft.ts";
import { composeArticle } from "./compose-article.ts";
import { createDice } from "./dice.ts";
import { twoSummaries } from "./two-summaries.ts";

/** Takes a topic of the library and a seed; gives an article about it. Other seeds give other articles. */
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
