import { expect, test } from "vitest";
import { generatePostSchema } from "./generate-blog-post.ts";

const categoryId = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

test("normalises the topic and the keywords", () => {
  const order = { topic: "  Slates\n and\u202E tiles ", categoryId, keywords: [" a ", "", "b", "a", "\t"] };
  expect(generatePostSchema.parse(order)).toEqual({
    topic: "Slates and tiles",
    categoryId,
    keywords: ["a", "b"],
  });
});

test("requires a topic and a category but no keywords", () => {
  expect(generatePostSchema.safeParse({ topic: "Slates", categoryId }).success).toBe(true);
  expect(generatePostSchema.safeParse({ topic: " ", categoryId }).success).toBe(false);
  expect(generatePostSchema.safeParse({ topic: "Slates" }).success).toBe(false);
});
