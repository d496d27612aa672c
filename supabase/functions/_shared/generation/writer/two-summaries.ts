import type { Topic } from "../library/topic.ts";
import type { Dice } from "./dice.ts";

/** Two different summaries of a topic: one for the excerpt, one for the meta description. */
export function twoSummaries({ summaries }: Topic, dice: Dice): [string, string] {
  const [first = summaries[0], second = summaries[1]] = dice.shuffle(summaries);
  return [first, second];
}
