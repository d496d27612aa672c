import { quoteText } from "../text/quote-text.ts";
import type { Dice } from "./dice.ts";

/** More than this in one sentence nobody reads. */
const mostNamed = 4;

/** Takes an owner's keywords; gives a section that puts them to use, or nothing when there are none. */
export function keywordSection(keywords: readonly string[], dice: Dice): string | undefined {
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
