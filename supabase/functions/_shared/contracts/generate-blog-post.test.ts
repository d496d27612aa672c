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

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ topic: " \n " }, "the topic is missing"],
  [{ topic: ["slate"] }, "the topic is missing"],
  [{ topic: "s".repeat(201) }, "the topic is longer than 200 characters"],
  [{ categoryId: undefined }, "the category is missing"],
  [{ categoryId: "" }, "the category is missing"],
  [{ keywords: "a, b" }, "the keywords must be a list"],
  [{ keywords: ["k".repeat(61)] }, "a keyword is longer than 60 characters"],
  [{ keywords: Array(21).fill("k") }, "there are more than 20 keywords"],
])("checks the request with %j", (changes, message) => {
  const { error } = generatePostSchema.safeParse({ topic: "Slates", categoryId, ...changes });
  expect(error?.issues[0]?.message).toBe(message);
});
