import { expect, test } from "vitest";
import { readTopic } from "./read-topic.ts";

const file = `---
category: seo-basics
subject: a subject: with a colon
tags: One, Two
terms: some words
---

# Titles

- First
- Second

# Summaries

- A summary.

# Openings

One opening.

Another.

# Sections

## Do this

Text.

# Examples

## a baker

Text.

# Mistakes

- A mistake.

# Checklist

- A step.

# Questions

## Why?

Because.

# Closings

The end.
`;

test.each([
  ["a value of its front matter", "category: seo-basics\n", "The topic an-id has no category."],
  ["a part", "# Mistakes\n\n- A mistake.\n", "The topic an-id has no part “Mistakes”."],
])("reports the topic that lacks %s", (_, part, message) => {
  expect(() => readTopic("an-id", file.replace(part, ""))).toThrow(message);
});
