import { hoursLine } from "@brightwren/brand/derived";
import { expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { holdScripts } from "../../setup/page-ready.ts";

test("'See Our Process' moves to the process", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See Our Process" }).click();
  await expect(page.locator("#process")).toBeFocused();
  await expect(page.locator("#process")).toBeInViewport();
});

// Phones with and without the browser's bars, a tablet, and the low windows of laptops.
const firstScreens = [
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
];

for (const { route, button } of [
  { route: "/", button: "Start Your Project Today" },
  { route: "/start", button: "Get My Free Quote" },
]) {
  test(`${route} shows '${button}' in the first screen at six window sizes`, async ({ page }) => {
    for (const size of firstScreens) {
      await page.setViewportSize(size);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      const link = page.getByRole("link", { name: button });
      await expect(link, JSON.stringify(size)).toBeInViewport({ ratio: 1 });
      // Nothing lies over its corners, such as a fixed bar.
      await link.click({ trial: true, position: { x: 8, y: 8 } });
      const { width, height } = (await link.boundingBox())!;
      await link.click({ trial: true, position: { x: width - 8, y: height - 8 } });
      expect(await page.evaluate(() => scrollY), JSON.stringify(size)).toBe(0);
    }
  });
}

test("both prices of the home page's first view lead to the packages, whose heading is below the header", async ({
  page,
}) => {
  for (const width of [390, 1440])
    for (const which of [0, 1]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const prices = page.getByRole("link", { name: "from £29/month" });
      await expect(prices).toHaveCount(2);
      await prices.nth(which).click();
      await expect(page).toHaveURL("/#pricing");
      const heading = page.getByRole("heading", { name: "One price a month" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = (await page.getByRole("banner").boundingBox())!;
      await expect
        .poll(async () => (await heading.boundingBox())!.y)
        .toBeGreaterThanOrEqual(header.y + header.height);
    }
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

test("the FAQ answers while one asks, says how many answers fit, and whom to ring where none does", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  const conversation = page.getByRole("region", { name: "Ask us" });
  const field = conversation.getByRole("searchbox", { name: "Ask us" });
  const status = conversation.getByRole("status");
  await expect(conversation.getByRole("link", { name: "And if I want to leave?" })).toHaveAttribute(
    "href",
    /#what-happens-if-i-leave$/,
  );
  // Before the page runs.
  await field.fill("can I cance");
  release();
  await expect(conversation.getByRole("group").first()).toContainText("give us 30 days notice");
  await expect(status).toHaveText(/^\d answers fit/);
  await field.fill("what does it cost");
  await conversation.getByText("buys", { exact: false }).click();
  await expect(page).toHaveURL("/start");
  await page.goBack();
  await field.fill("zebra");
  await expect(status).toHaveText(/That is a new one/);
  await expect(conversation.getByRole("link", { name: "01632 960 418" })).toBeVisible();
  await expect(conversation.getByRole("group")).toHaveCount(0);
  await field.fill("");
  await expect(conversation.getByRole("link", { name: "And if I want to leave?" })).toBeVisible();
});

for (const path of ["/faq", "/contact", "/terms-of-service"]) {
  test(`${path} keeps the days of the phone's hours in one line`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText(hoursLine);
    const [days = ""] = hoursLine.split(",");
    const shown = (await main.evaluate((element) => element.textContent)).split(hoursLine).length - 1;
    const wraps = await main
      .getByText(days, { exact: true })
      .evaluateAll((places) => places.map((place) => getComputedStyle(place).whiteSpace));
    expect(wraps).toEqual(Array.from({ length: shown }, () => "nowrap"));
  });
}

test("/start: buttons move to the form, which calls nothing, logs and says thank you", async ({ page }) => {
  await page.goto("/start");
  await page.getByRole("link", { name: "Get My Free Quote" }).click();
  await expect(page.getByRole("region", { name: "Where shall we send your quote?" })).toBeFocused();
  await page.getByRole("button", { name: "Send My Request" }).click();
  expect(
    await page.getByLabel("Name").evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);

  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(journeyAddresses.api)) calls.push(request.url());
  });
  await page.getByLabel("Name").fill("Jane Doe");
  await page.getByLabel("Email").fill("jane@example.com");
  const logged = page.waitForEvent("console", (message) => message.text().includes("Quote request"));
  await page.getByRole("button", { name: "Send My Request" }).click();
  await logged;
  await expect(page.getByText("Thank you! We'll be in touch within 24 hours.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a demo on a phone says that its buttons do nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/demos/photography");
  const note = page.getByText("A demonstration: its buttons do nothing.");
  await expect(note).toBeInViewport({ ratio: 1 });
  expect((await note.boundingBox())!.height).toBeGreaterThan(12);
});

test("legal pages are dated today, the British way", async ({ page }) => {
  const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" }).format(new Date());
  for (const route of ["/privacy-policy", "/terms-of-service", "/cookie-policy"]) {
    await page.goto(route);
    await expect(page.getByText("Last updated")).toContainText(today);
  }
});
