import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTopic } from "./read-topic.ts";

const library = new URL("../../supabase/functions/_shared/generation/library/", import.meta.url);
const file = readFileSync(new URL("seo-basics/links-between-your-own-pages.md", library), "utf8");

test("reads a topic whatever its line breaks", () => {
  expect(readTopic("an-id", file.replaceAll("\n", "\r\n"))).toEqual(readTopic("an-id", file));
});

test.each([
  ["a value of its front matter", /^category: .*\n/m, "The topic an-id has no category."],
  ["a part", /^# Mistakes\n[^#]*/m, "The topic an-id has no part “Mistakes”."],
])("reports the topic that lacks %s", (_, part, message) => {
  expect(() => readTopic("an-id", file.replace(part, ""))).toThrow(message);
});
