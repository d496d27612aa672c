import { expect, test } from "vitest";
import { faqCategories } from "../../content/faq.ts";
import type { QuestionCategory } from "../../content/types.ts";
import { answerFinder } from "./find-answers.ts";

const find = answerFinder(faqCategories);
const idsFor = (asked: string) => find(asked)?.map(({ id }) => id);

test.each([
  ["how much is it?", "what-does-a-website-cost"],
  ["can I cancel", "how-long-am-i-tied-in"],
  ["Who OWNS my domain", "who-owns-the-domain"],
  ["keep my gmail", "email-addresses"],
  ["what happens if i leave", "what-happens-if-i-leave"],
  ["what’s a padlock", "ssl"],
  ["Facebook ads", "adverts-and-social-media"],
  ["change my opening hours on the page", "how-do-i-ask-for-a-change"],
])("ranks the right answer in the top three for %j", (asked, id) => {
  expect(idsFor(asked)?.slice(0, 3)).toContain(id);
});

test("matches an unfinished last word", () => {
  expect(idsFor("refun")?.[0]).toBe("refunds");
});

test("returns null instead of an empty list when the input has only stop words", () => {
  expect(find("zebra crossings")).toEqual([]);
  expect(find("")).toBeNull();
  expect(find("how do I")).toBeNull();
});

test("weights rare words and words in the question more heavily", () => {
  const one = (id: string, question: string, answer: string) => ({ id, question, answer });
  const shop: QuestionCategory = {
    id: "shop",
    title: "Shop",
    questions: [
      one("parcel", "Parcels?", "With a van."),
      one("van", "Vans?", "With a parcel."),
      one("bike", "Bikes?", "With a parcel and a van."),
    ],
  };
  const ids = (asked: string) => answerFinder([shop])(asked)?.map(({ id }) => id);
  expect(ids("a van")?.[0]).toBe("van");
  expect(ids("van or bike")?.[0]).toBe("bike");
});
