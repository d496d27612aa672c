import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { checkoutPackages } from "../../supabase/functions/_shared/contracts/checkout-packages.ts";
import { sample, studio } from "@brightwren/brand";
import { hoursLine, phoneHref } from "@brightwren/brand/derived";
import { describe, expect, test } from "vitest";
import { contentTexts, repeated } from "../../packages/site/prerender/validate-content.ts";
import { faqCategories } from "../../packages/site/src/content/faq.ts";
import { homePackages } from "../../packages/site/src/content/packages/home-packages.ts";
import { servicesPackages } from "../../packages/site/src/content/packages/services-packages.ts";
import { mockups } from "../../packages/site/src/content/home.ts";

// Tests the specification's rules on the content that the built pages (tests/site/page-texts.test.ts) do not show. They
// apply only to the sample studio (`sample` in packages/brand/brand.ts).
const texts = await contentTexts();

/** Marketing clichés. They do not match the specified heading 'Business Management Solution'. */
const cliches =
  /\b(solutions|elevate|unlock|seamless\w*|cutting[- ]edge|passionate|bespoke|digital presence|next level|one-stop|world-class|hassle-free|game[- ]chang\w+|lorem)\b/i;

/** Returns sentences of at least five words, whose repetition a reader would notice. */
const sentencesOf = (value: string): string[] =>
  value
    .split(/(?<=[.!?:][”)]?)\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 5);

describe.runIf(sample)("the specified content", () => {
  test("contains the prices of every package", () => {
    const listed = (list: typeof homePackages | typeof servicesPackages) =>
      list.map(({ name, price, pages, popular, priceId }) => [name, price, pages, popular, priceId]);
    expect(listed(homePackages)).toEqual([
      ["Starter", "£29.99", "Up to 5 pages", false, "price_starter_monthly"],
      ["Standard", "£49.99", "Up to 15 pages", true, "price_standard_monthly"],
      ["E-commerce", "£99.99", "Unlimited pages", false, "price_ecommerce_monthly"],
    ]);
    expect(listed(servicesPackages)).toEqual([
      ["Starter", "£29.99", "Up to 5 pages", false, "price_starter_monthly"],
      ["Standard", "£39.99", "Up to 15 pages", true, "price_standard_monthly"],
      ["E-commerce", "£69.99", "Unlimited pages", false, "price_ecommerce_monthly"],
    ]);
    expect(packageChoices).toEqual([
      "Starter - £29.99/month",
      "Standard - £39.99/month",
      "E-commerce - £69.99/month",
      "Not sure yet",
    ]);
    expect(checkoutPackages.map(({ priceId, name, price }) => [priceId, name, price])).toEqual([
      ["price_starter_monthly", "Starter", "£29.99"],
      ["price_standard_monthly", "Standard", "£39.99"],
      ["price_ecommerce_monthly", "E-commerce", "£69.99"],
    ]);
  });

  test("shows the mockups in the specified order", () => {
    expect(mockups.map(({ image }) => image)).toEqual([
      "fitness",
      "restaurant",
      "plumbing",
      "salon",
      "detailing",
      "tech",
      "taxi",
      "events",
    ]);
  });

  test("answers at least thirty questions in 30 to 90 words", () => {
    const questions = faqCategories.flatMap((category) => category.questions);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { answer } of questions) {
      expect(answer.split(/\s+/).length).toBeGreaterThanOrEqual(30);
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(90);
    }
  });

  test("contains the opening hours, and placeholder contact details only", () => {
    expect(studio.email).toMatch(/\.example$/);
    expect(studio.phone).toMatch(/^01632 960 ?\d{3}$/);
    expect(phoneHref).toBe("tel:+441632960418");
    expect(hoursLine).toBe("Mon-Fri, 9am-6pm GMT");
    const mailboxes = texts.flatMap(({ value }) => value.match(/[\w.]+@[\w-]+(\.[\w-]+)*/g) ?? []);
    expect(mailboxes.length).toBeGreaterThan(0);
    expect(mailboxes.filter((mailbox) => !mailbox.endsWith(".example"))).toEqual([]);
  });

  test("does not contain clichés or repeated sentences", () => {
    expect(texts.filter(({ value }) => cliches.test(value))).toEqual([]);
    expect(
      repeated(
        texts.flatMap(({ path, value }) => sentencesOf(value).map((sentence) => ({ path, value: sentence }))),
      ),
    ).toEqual([]);
  });
});
