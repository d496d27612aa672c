import { expect, test } from "../../setup/journey.ts";
import { pageRoutes } from "../../setup/routes.ts";

test.use({ javaScriptEnabled: false });

test("on a phone every link of the menu is in reach on every page, and covers nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of pageRoutes) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const reached = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      );
    expect(reached, `the menu of ${route}`).toEqual(Array.from({ length: 7 }, () => true));
    const heading = page.getByRole("heading", { level: 1 });
    await heading.scrollIntoViewIfNeeded();
    const covered = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 4, top + 8));
    });
    expect(covered, `the heading of ${route}`).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test("the FAQ's questions open by themselves and every one has its answer", async ({ page }) => {
  await page.goto("/faq");
  const questions = page.locator("details");
  const count = await questions.count();
  expect(count).toBeGreaterThan(15);
  const answers = await questions.evaluateAll((all) =>
    all.map((details) =>
      details.textContent.replace(details.querySelector("summary")?.textContent ?? "", "").trim(),
    ),
  );
  expect(answers.filter((answer) => answer.length < 20)).toEqual([]);
  const first = questions.first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
});

test("what needs JavaScript says so and offers another way, or is not shown", async ({ page }) => {
  const advised: Record<string, string> = {
    "/contact": "This form needs JavaScript",
    "/start": "This form needs JavaScript",
    "/blog": "Searching and filtering needs JavaScript",
    "/services": "Starting a subscription needs JavaScript",
    "/": "Starting a subscription needs JavaScript",
  };
  for (const route of pageRoutes) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const advice = page.locator("main noscript p");
    const expected = advised[route];
    await expect(advice).toHaveText(expected ? [new RegExp(expected)] : []);
    if (expected) {
      await expect(advice).toBeVisible();
      await expect(advice.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/);
    }
    const dead = await page
      .locator("button")
      .evaluateAll((all) =>
        (all as HTMLButtonElement[])
          .filter((button) => button.checkVisibility() && !button.disabled)
          .map((button) => button.textContent),
      );
    expect(dead, `buttons on ${route}`).toEqual([]);
  }
});
