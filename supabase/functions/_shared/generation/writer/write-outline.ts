import { readingTime } from "../../contracts/reading-time.ts";
import { suggestSlug } from "../../contracts/suggest-slug.ts";
import { type FinishedPost, shorten } from "../finish-draft.ts";
import { plainLine } from "../text/sanitise.ts";

/**
 * Accepts the owner's topic and keywords; returns an outline under that title for the owner to fill in. What is to be
 * written is marked TODO, which the publishing sheet does not let through. A topic of markup alone becomes "Untitled".
 */
export function writeOutline(topic: string, keywords: readonly string[]): FinishedPost {
  const name = shorten(plainLine(topic).replace(/[\s.:;,–-]+$/, ""), 200);
  const title = capitalise(name) || "Untitled";
  const tags = keywords.map(plainLine).filter(Boolean).slice(0, 6);
  return {
    title,
    slug: suggestSlug(title),
    excerpt: "",
    content: outline,
    tags,
    metaDescription: "",
    readTimeMinutes: readingTime(outline),
  };
}

const outline = `TODO: Two or three sentences: which question does this article answer, and for whom?

## The short answer

TODO: What would you say if a customer asked you this at the counter?

## What to think of first

TODO: What has to be known or decided before anything is done?

## Step by step

1. TODO: The first step.
2. TODO: The second step.
3. TODO: The third step.

## An example from our work

TODO: One case of your own, with what it took and what came of it.

## What often goes wrong

- TODO: A mistake that you see again and again, and how to avoid it.

## What to do next

TODO: The one thing a reader should do today.
`;

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
