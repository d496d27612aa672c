import type { Page } from "playwright/test";
import { expect, test } from "../../setup/journey.ts";

type Expected = {
  route: string;
  /** Texts that must stand on the page. */
  texts: string[];
  /** Links and buttons by name, with where they lead. */
  links: Record<string, string>;
};

const pages: Expected[] = [
  {
    route: "/",
    texts: [
      "Fast Delivery",
      "Beautiful Design",
      "Easy Management",
      "Always Updated",
      "Dynamic Web Design & Business Management Solution",
      "60+ Prebuilt Demos",
      "Research/Prepare",
      "Build",
      "Manage/Operate",
      "Marketing/Promotion",
      "Choose a Package",
      "Tell Us the Changes",
      "We Make Changes for You",
      "Review & Sign-off",
      "500+",
      "98%",
      "24/7",
      "5 days",
      "£29.99",
      "£49.99",
      "£99.99",
      "Most Popular",
    ],
    links: {
      "Start Your Project Today": "/contact",
      "View Our Work": "/portfolio",
      "See Our Process": "/#process",
      "Get Started Today": "/contact",
      "View Full Portfolio": "/portfolio",
      "Ask for a custom quote": "/contact",
    },
  },
  {
    route: "/about",
    texts: [
      "Our Story",
      "Client-Focused",
      "Quality First",
      "Transparent & Honest",
      "Growth-Driven",
      "500+",
      "98%",
      "from £29.99",
      "per month",
    ],
    links: {},
  },
  {
    route: "/services",
    texts: [
      "£29.99",
      "£39.99",
      "£69.99",
      "£2,500+",
      "£360",
      "Domain",
      "Hosting",
      "Maintenance",
      "Unlimited changes",
      "Responsive design",
      "SEO",
      "SSL",
      "under 2 seconds",
    ],
    links: {
      "Discuss Your Project": "/contact",
      "Get Your Website Today": "/contact",
      "View Portfolio Examples": "/portfolio",
    },
  },
  {
    route: "/portfolio",
    texts: [
      "All",
      "Health & Wellness",
      "Home Services",
      "Transportation",
      "Automotive",
      "Restaurants",
      "Professional Services",
      "E-commerce",
    ],
    links: { "Discuss Your Project": "/contact" },
  },
  {
    route: "/faq",
    texts: [
      "Pricing & Payments",
      "Website Features & Capabilities",
      "Process & Timeline",
      "Domain & Hosting",
      "Support & Maintenance",
      "SEO & Marketing",
      "24-48 hours",
      "99.9%",
      "2-4 weeks",
      "30 days",
    ],
    links: { "Contact Us": "/contact" },
  },
  { route: "/start", texts: ["£29 a month", "7 days", "Limited slots available"], links: {} },
  {
    route: "/thank-you",
    texts: ["minutes", "24 hours", "7 days"],
    links: { "Contact Us": "/contact", "Read the FAQ": "/faq", "Back to Home": "/" },
  },
  {
    route: "/local-seo",
    texts: [],
    links: { "Tell Us What Came Up": "/contact", "See What Packages Include": "/services" },
  },
  {
    route: "/seo-services",
    texts: ["Audit", "Strategy", "Implementation", "Monitor and optimise"],
    links: { "Send Us Your Address": "/contact", "Read About Local SEO": "/local-seo" },
  },
  { route: "/privacy-policy", texts: ["Last updated"], links: {} },
  { route: "/terms-of-service", texts: ["Last updated", "England and Wales"], links: {} },
  { route: "/cookie-policy", texts: ["Last updated"], links: {} },
];

for (const { route, texts, links } of pages) {
  test(`${route} says and links what the specification states`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    for (const text of texts) await expect(main, text).toContainText(text);
    for (const [name, href] of Object.entries(links)) {
      await expect(main.getByRole("link", { name }).first(), name).toHaveAttribute("href", href);
    }
  });
}

const count = (page: Page, region: string, item: string) =>
  page.getByRole("region", { name: region }).locator(item);

test("the home page's sections hold as many of each as specified", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("group", { name: "Mockups of eight websites" });
  await expect(strip.getByRole("img")).toHaveCount(8);
  await expect(strip.locator("img")).toHaveCount(16);
  await expect(page.locator("#demos h3")).toHaveCount(12);
  expect(await page.locator("#demos li li").count()).toBeGreaterThanOrEqual(60);
  await expect(page.locator("#process li")).toHaveCount(4);
  await expect(count(page, "What is different now", "blockquote")).toHaveCount(3);
  await expect(page.getByRole("link", { name: /^Visit Website/ })).toHaveCount(4);
  for (const link of await page.getByRole("link", { name: /^Visit Website/ }).all()) {
    await expect(link).toHaveAttribute("target", "_blank");
  }
  const previews = page.locator("#templates").getByRole("link", { name: /^Preview/ });
  expect(await previews.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/demos/fitness",
    "/demos/restaurant",
    "/demos/salon",
    "/demos/tech",
    "/demos/events",
    "/demos/education",
    "/demos/plumbing",
    "/demos/photography",
    "/demos/detailing",
  ]);
});

test("'See Our Process' moves to the process", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See Our Process" }).click();
  await expect(page.locator("#process")).toBeFocused();
  await expect(page.locator("#process")).toBeInViewport();
});

test("the strip drifts, and stands still on hover, focus, its button and under reduced motion", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Websites in our style book" });
  const track = strip.getByRole("group").locator("> div");
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await strip.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await state()).toBe("running");
  await strip.hover();
  expect(await state()).toBe("paused");
  await page.mouse.move(5, 5);
  await strip.getByRole("group").focus();
  expect(await state()).toBe("paused");
  await strip.getByRole("button", { name: "Hold the pictures still" }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await state()).toBe("paused");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
});

test("the portfolio shows seven projects, four of them with a way in, and a list that filters nothing", async ({
  page,
}) => {
  await page.goto("/portfolio");
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(page.getByRole("link", { name: /^Visit Website/ })).toHaveCount(4);
  await expect(page.getByRole("list", { name: "Categories" }).getByRole("listitem")).toHaveCount(8);
  await expect(page.getByRole("list", { name: "Categories" }).getByRole("button")).toHaveCount(0);
  await expect(page.locator("blockquote")).toHaveCount(2);
});

test("/services holds eight features, three packages, six site types and twelve industries", async ({
  page,
}) => {
  await page.goto("/services");
  await expect(count(page, "In every package, from the first month", "dt")).toHaveCount(8);
  await expect(page.locator("#pricing h3")).toHaveText(["Starter", "Standard", "E-commerce"]);
  await expect(count(page, "Six kinds of site we build", "h3")).toHaveCount(6);
  await expect(count(page, "Twelve trades we know our way around", "h3")).toHaveCount(12);
});

test("the FAQ keeps one answer open in a category, closes it again and opens the one the address names", async ({
  page,
}) => {
  await page.goto("/faq#how-long-am-i-tied-in");
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("30 days notice");
  await expect(open).toBeInViewport();
  await page.getByText("Is there anything to pay upfront?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("There is no deposit");
  await page.getByText("Is there anything to pay upfront?").click();
  await expect(open).toHaveCount(0);
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Schedule a Call" })).toBeVisible();
});

test("/start: buttons move to the form, which calls nothing, logs and says thank you", async ({ page }) => {
  await page.goto("/start");
  await expect(page.locator("blockquote")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "What £29 buys" }).getByRole("listitem")).toHaveCount(8);
  await page.getByRole("link", { name: "Get My Free Quote" }).click();
  await expect(page.getByRole("region", { name: "Where shall we send your quote?" })).toBeFocused();
  await page.getByRole("button", { name: "Send My Request" }).click();
  expect(
    await page.getByLabel("Name").evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);

  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("55421")) calls.push(request.url());
  });
  await page.getByLabel("Name").fill("Jane Doe");
  await page.getByLabel("Email").fill("jane@example.com");
  const logged = page.waitForEvent("console", (message) => message.text().includes("Quote request"));
  await page.getByRole("button", { name: "Send My Request" }).click();
  await logged;
  await expect(page.getByText("Thank you! We'll be in touch within 24 hours.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("legal pages are dated today, the British way", async ({ page }) => {
  const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" }).format(new Date());
  for (const route of ["/privacy-policy", "/terms-of-service", "/cookie-policy"]) {
    await page.goto(route);
    await expect(page.getByText("Last updated")).toContainText(today);
  }
});
