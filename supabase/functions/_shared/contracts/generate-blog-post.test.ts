import { expect, test } from "vitest";
import { generatePostSchema } from "./generate-blog-post.ts";

const categoryId = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

test("topic and keywords come out trimmed, on one line; empty and repeated keywords are dropped", () => {
  const order = { topic: "  Slates\n and\u202E tiles ", categoryId, keywords: [" a ", "", "b", "a", "\t"] };
  expect(generatePostSchema.parse(order)).toEqual({
    topic: "Slates and tiles",
    categoryId,
    keywords: ["a", "b"],
  });
});

test("keywords may be missing; topic and category may not", () => {
  expect(generatePostSchema.safeParse({ topic: "Slates", categoryId }).success).toBe(true);
  expect(generatePostSchema.safeParse({ topic: " ", categoryId }).success).toBe(false);
  expect(generatePostSchema.safeParse({ topic: "Slates" }).success).toBe(false);
});
