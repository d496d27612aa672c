import { expect, test } from "vitest";
import { topics } from "../library/topics.ts";
import { nearestTopics } from "./match-topic.ts";

const nearest = (topic: string, categorySlug: string, keywords: string[] = []) =>
  nearestTopics({ topic, keywords, categorySlug }, topics);

test.each([
  ["Opening hours for florists", "web-design", "keeping your opening hours right everywhere"],
  ["How do I back up my website", "web-design", "backing up a website"],
  ["Video on a homepage", "local-seo", "using video"],
  ["Domain renewals", "web-design", "domain name"],
])("ranks topics with shared words first for %s in %s", (topic, category, subject) => {
  expect(nearest(topic, category)[0]?.subject).toContain(subject);
});

test("uses the category when no words match", () => {
  const found = nearest("Zeppelins for vicars", "web-design");
  expect(found.map(({ category }) => category)).toEqual(["web-design", "web-design", "web-design"]);
  expect(nearest("Zeppelins for vicars", "a-category-of-their-own")).toEqual([]);
});

test("ranks keyword matches below topic matches", () => {
  expect(nearest("Zeppelins", "none", ["opening hours"])[0]?.subject).toContain("opening hours");
  expect(nearest("Video", "none", ["opening"])[0]?.subject).toContain("video");
});
