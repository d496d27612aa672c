import { readingTime } from "../../contracts/reading-time.ts";
import { suggestSlug } from "../../contracts/suggest-slug.ts";
import { distinctTags, type FinishedPost } from "../finish-draft.ts";
import { quoteHeading, quoteText } from "../text/markdown-tree.ts";

// The editor's limit.
const mostTags = 10;

/** Adds a section for each of the first three keywords and a question for the others. A TODO blocks publishing. */
export function writeOutline(topic: string, keywords: readonly string[]): FinishedPost {
  const content = outline(keywords);
  return {
    title: topic,
    slug: suggestSlug(topic),
    excerpt: "TODO: Say in one or two sentences what a reader learns here. The list of articles shows them.",
    content,
    tags: distinctTags(keywords, mostTags),
    metaDescription: "TODO: Say in one sentence what this article answers. Search results show it.",
    readTimeMinutes: readingTime(content),
  };
}

function outline(keywords: readonly string[]): string {
  const sections = keywordSections.flatMap(({ heading, prompt }, n) => {
    const keyword = keywords[n];
    return keyword === undefined ? [] : [quoteHeading(heading(keyword)), quoteText(prompt(keyword))];
  });
  const questions = keywords.slice(keywordSections.length).map((keyword) => quoteText(question(keyword)));
  const list = [firstQuestion, ...questions].map((item) => `- ${item}`).join("\n");
  return [beginning, ...sections, middle, list, ending].join("\n\n");
}

type KeywordText = (keyword: string) => string;

/** Worded to suit any keyword, singular or plural, with no article before it. */
const keywordSections: { heading: KeywordText; prompt: KeywordText }[] = [
  {
    heading: (keyword) => `What to know about ${keyword}`,
    prompt: (keyword) => `TODO: What would a customer be glad to know about “${keyword}” beforehand?`,
  },
  {
    heading: (keyword) => `Our advice on ${keyword}`,
    prompt: (keyword) => `TODO: What do you recommend about “${keyword}”, and why?`,
  },
  {
    heading: (keyword) => `What people get wrong about ${keyword}`,
    prompt: (keyword) =>
      `TODO: Which mistake about “${keyword}” do you see most often, and how can a reader avoid it?`,
  },
];

const firstQuestion = "TODO: A question that customers often ask you, with a short answer.";
const question: KeywordText = (keyword) =>
  `TODO: A question that customers ask about “${keyword}”, with a short answer.`;

const beginning = `TODO: Which question does this article answer, and who asks it? Two or three sentences will do.

## The short answer

TODO: What do you say when a customer asks you this? Give the answer first, then the reason.

## Before you start

TODO: What does a reader need to know, decide or have to hand first?`;

const middle = `## Step by step

1. TODO: The first step, and how the reader knows that it is done.
2. TODO: The second step.
3. TODO: The third step.

## An example from our work

TODO: One job of your own: what was asked, what you did and what came of it. Use only figures that you can prove.

## Questions we are asked`;

const ending = `## What to do next

TODO: The one thing that a reader can do today, and how you can help with it.`;
