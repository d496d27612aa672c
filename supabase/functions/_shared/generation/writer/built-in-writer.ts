import type { PostDraft } from "../post-draft.ts";
import type { Topic } from "../topic.ts";
import { composeArticle } from "./compose-article.ts";
import { createDice, type Dice } from "./dice.ts";

export function writeLibraryPost(topic: Topic, seed: string): PostDraft {
  const dice = createDice(seed);
  const [excerpt, metaDescription] = twoSummaries(topic, dice);
  return {
    title: dice.pick(topic.titles),
    excerpt,
    metaDescription,
    tags: [...topic.tags],
    content: composeArticle(topic, dice),
  };
}

function twoSummaries({ summaries }: Topic, dice: Dice): [string, string] {
  const [first = summaries[0], second = summaries[1]] = dice.shuffle(summaries);
  return [first, second];
}
