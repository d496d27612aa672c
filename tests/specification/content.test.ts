import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { checkoutPackages } from "../../supabase/functions/_shared/contracts/checkout-packages.ts";
import { sample, studio } from "@brightwren/brand";
import { hoursLine, phoneHref } from "@brightwren/brand/derived";
import { describe, expect, test } from "vitest";
import {
  contentTexts,
  repeated,
  siteContent,
} from "../../packages/site/src/content/validation/validate-content.ts";

// Tests the specification's wording and figures, which apply only to the sample studio (`sample` in
// packages/brand/brand.ts).
const { home, about, faq, portfolio, prebuiltDemos, services, start, strip, testimonials } = siteContent;

/** Marketing clichés. They do not match the specified heading 'Business Management Solution'. */
const cliches =
  /\b(solutions|elevate|unlock|seamless\w*|cutting[- ]edge|passionate|bespoke|digital presence|next level|one-stop|world-class|hassle-free|game[- ]chang\w+|lorem)\b/i;

/** Returns sentences of at least five words, whose repetition a reader would notice. */
const sentencesOf = (value: string): string[] =>
  value
    .split(/(?<=[.!?:][”)]?)\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 5);

const titlesOf = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

describe.runIf(sample)("the specified content", () => {
  test("contains the headings, notices and messages", () => {
    expect(home.homeHero.heading).toBe("A website that answers the phone for you.");
    expect(home.businessManagement.heading).toBe("Dynamic Web Design & Business Management Solution");
    expect(home.homeDemos.heading).toBe("60+ Prebuilt Demos");
    expect(about.ourStory.heading).toBe("Our Story");
    expect(start.startHero.notice).toBe("Limited slots available");
    expect(start.startHero.heading).toMatch(/£29 a month.*built in 7 days/);
    expect(start.startForm.success).toBe("Thank you! We'll be in touch within 24 hours.");
    expect(home.homeProcess.closing).toContain("site goes live");
  });

  test("links each button to its target", () => {
    const buttons = (...actions: { label: string; to: string }[]) =>
      actions.map(({ label, to }) => `${label} → ${to}`);
    expect(
      buttons(
        ...home.homeHero.actions,
        home.homeFeatures.action,
        home.homeProcess.action,
        home.homeShowcase.action,
        portfolio.portfolioClosing.action,
        services.servicesHero.action,
        ...services.servicesClosing.actions,
        ...faq.faqClosing.actions,
      ),
    ).toEqual([
      "Start Your Project Today → /contact",
      "View Our Work → /portfolio",
      "See Our Process → #process",
      "Get Started Today → /contact",
      "View Full Portfolio → /portfolio",
      "Discuss Your Project → /contact",
      "Discuss Your Project → /contact",
      "Get Your Website Today → /contact",
      "View Portfolio Examples → /portfolio",
      "Contact Us → /contact",
      "Schedule a Call → /contact#enquiry",
    ]);
    expect(home.homePricing.customQuote.action.to).toBe("/contact");
    expect(home.homeTemplates.previewLabel).toBe("Preview");
  });

  test("links the landing page's buttons to its form", () => {
    const { startHero, startFeatures, startClosing, startForm } = start;
    for (const { to } of [startHero.action, startFeatures.action, ...startClosing.actions])
      expect(to).toBe(`#${startForm.id}`);
  });

  test("contains the titles of cards, steps and categories", () => {
    expect(titlesOf(home.homeFeatures.cards)).toEqual([
      "Fast Delivery",
      "Beautiful Design",
      "Easy Management",
      "Always Updated",
    ]);
    expect(titlesOf(home.businessManagement.stages)).toEqual([
      "Research/Prepare",
      "Build",
      "Manage/Operate",
      "Marketing/Promotion",
    ]);
    expect(titlesOf(home.homeProcess.steps)).toEqual([
      "Choose a Package",
      "Tell Us the Changes",
      "We Make Changes for You",
      "Review & Sign-off",
    ]);
    expect(titlesOf(about.values.cards)).toEqual([
      "Client-Focused",
      "Quality First",
      "Transparent & Honest",
      "Growth-Driven",
    ]);
    expect(titlesOf(siteContent.seoServices.seoProcess.steps)).toEqual([
      "Audit",
      "Strategy",
      "Implementation",
      "Monitor and optimise",
    ]);
    expect(titlesOf(faq.faqCategories)).toEqual([
      "Pricing & Payments",
      "Website Features & Capabilities",
      "Process & Timeline",
      "Domain & Hosting",
      "Support & Maintenance",
      "SEO & Marketing",
    ]);
    expect(portfolio.portfolioCategories).toEqual([
      "All",
      "Health & Wellness",
      "Home Services",
      "Transportation",
      "Automotive",
      "Restaurants",
      "Professional Services",
      "E-commerce",
    ]);
    expect(prebuiltDemos.prebuiltDemos.map(({ category }) => category)).toEqual([
      "Art & Design",
      "Business",
      "Community & Non-Profit",
      "Education",
      "Events",
      "Fashion & Beauty",
      "Services",
      "Food & Drink",
      "Health & Fitness",
      "Lifestyle",
      "Online Store",
      "Technology",
    ]);
    expect(strip.mockups.map(({ image }) => image)).toEqual([
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

  test("contains the prices of every package", () => {
    expect(siteContent.packages.popularLabel).toBe("Most Popular");
    const listed = (
      list: typeof siteContent.packages.homePackages | typeof siteContent.packages.servicesPackages,
    ) => list.map(({ name, price, pages, popular }) => [name, price, pages, popular]);
    expect(listed(siteContent.packages.homePackages)).toEqual([
      ["Starter", "£29.99", "Up to 5 pages", false],
      ["Standard", "£49.99", "Up to 15 pages", true],
      ["E-commerce", "£99.99", "Unlimited pages", false],
    ]);
    expect(listed(siteContent.packages.servicesPackages)).toEqual([
      ["Starter", "£29.99", "Up to 5 pages", false],
      ["Standard", "£39.99", "Up to 15 pages", true],
      ["E-commerce", "£69.99", "Unlimited pages", false],
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
    const quotes = testimonials.homeTestimonialCards.map(({ quote }) => quote);
    expect(quotes.filter((quote) => quote.includes("£39.99") && quote.includes("£69.99"))).toHaveLength(1);
  });

  test("uses the same price ids on the home page and /services", () => {
    const ids = ["price_starter_monthly", "price_standard_monthly", "price_ecommerce_monthly"];
    const { homePackages, servicesPackages } = siteContent.packages;
    expect(homePackages.map(({ priceId }) => priceId)).toEqual(ids);
    expect(servicesPackages.map(({ priceId }) => priceId)).toEqual(ids);
  });

  test("contains the figures", () => {
    const figures = (stats: readonly { number: string; label: string }[]) =>
      stats.map(({ number, label }) => `${number} ${label}`);
    expect(figures(testimonials.homeStats)).toEqual([
      "500+ websites built",
      "98% client satisfaction",
      "24/7 support",
      "5 days average delivery",
    ]);
    expect(figures(about.aboutStats)).toEqual([
      "500+ websites built",
      "98% client satisfaction",
      "from £29.99 per month",
    ]);
    expect(services.comparison.rows).toContainEqual(
      expect.objectContaining({ traditional: "£2,500+", monthly: "£360" }),
    );
    expect(services.comparison.note).toMatch(/^Twelve times £29\.99 is £359\.88; .* keep the 12p\./);
    expect(prebuiltDemos.prebuiltDemos.flatMap(({ demos }) => demos).length).toBeGreaterThanOrEqual(60);
    const questions = faq.faqCategories.flatMap((category) => category.questions);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { answer } of questions) {
      expect(answer.split(/\s+/).length).toBeGreaterThanOrEqual(30);
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(90);
    }
    expect(portfolio.projects).toHaveLength(7);
    expect(portfolio.projects.filter((project) => "url" in project)).toHaveLength(4);
  });

  test("contains the opening hours, and placeholder contact details only", () => {
    expect(studio.email).toMatch(/\.example$/);
    expect(studio.phone).toMatch(/^01632 960 ?\d{3}$/);
    expect(phoneHref).toBe("tel:+441632960418");
    expect(hoursLine).toBe("Mon-Fri, 9am-6pm GMT");
    const mailboxes = contentTexts(siteContent).flatMap(
      ({ value }) => value.match(/[\w.]+@[\w-]+(\.[\w-]+)*/g) ?? [],
    );
    expect(mailboxes.length).toBeGreaterThan(0);
    expect(mailboxes.filter((mailbox) => !mailbox.endsWith(".example"))).toEqual([]);
  });

  test("does not contain clichés or repeated sentences", () => {
    const texts = contentTexts(siteContent);
    expect(texts.filter(({ value }) => cliches.test(value))).toEqual([]);
    expect(
      repeated(
        texts.flatMap(({ path, value }) => sentencesOf(value).map((sentence) => ({ path, value: sentence }))),
      ),
    ).toEqual([]);
  });
});
