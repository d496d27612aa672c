import type { Page } from "playwright/test";
import { holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { isDeep } from "../../setup/test-depth.ts";
import { test as writingTest } from "../../setup/writing-journey.ts";

const backendDown = (page: Page) =>
  page.context().route(`${journeyAddresses.api}/**`, (route) => route.abort());

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test.describe("with the backend down", () => {
  let logged: string[];

  /** Advances the page's clock until the error is logged, because reads are retried for several seconds. */
  const untilLogged = (page: Page, text: string, times = 1) =>
    expect(async () => {
      await page.clock.fastForward(2_000);
      expect(logged.filter((message) => message.includes(text)).length).toBeGreaterThanOrEqual(times);
    }).toPass({ intervals: [100] });

  test.beforeEach(async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED|Error fetching|status of 404/);
    logged = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.clock.install();
    await backendDown(page);
  });

  test("keeps the prerendered list, even when it is filtered", async ({ page }) => {
    await page.goto("/blog?q=cookie");
    await untilLogged(page, "Error fetching posts");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue("cookie");

    logged = [];
    await page.goto("/blog");
    await untilLogged(page, "Error fetching posts");
    await expect(page.getByRole("article")).toHaveCount(17);
    await page.getByRole("searchbox", { name: "Search articles" }).fill("cookie");
    await expect(page.getByText("Loading articles...")).toBeVisible();
    await untilLogged(page, "Error fetching posts", 2);
    await expect(page.getByText("Loading articles...")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(17);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("keeps an article and its related links readable", async ({ page }) => {
    await page.goto("/blog/what-seo-can-and-cannot-do");
    await untilLogged(page, "Error fetching post:");
    await expect(page).toHaveURL("/blog/what-seo-can-and-cannot-do");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("article").innerText()).length).toBeGreaterThan(2000);
    await expect(page.getByRole("region", { name: "Related Articles" }).getByRole("link")).toHaveCount(2);
    await page.getByRole("link", { name: "Get in Touch" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us what you do.");

    logged = [];
    await page.goto("/blog/no-such-article");
    await expect(page.getByText("Loading article...")).toBeVisible();
    await untilLogged(page, "Error fetching post:");
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Resources");
  });
});

test("shows all text when the site's scripts cannot be loaded", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|dynamically imported module|module script failed/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/blog?category=local-seo");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

writingTest("handles an early click on Send once the scripts have loaded", async ({ page, browserName }) => {
  // Playwright can throttle the network only in Chromium.
  if (isDeep && browserName === "chromium") {
    test.slow();
    await slowDown(page);
  }
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const typed = { "First name": "Jané", Email: "jane@example.com", Message: "Two lines,\nand an emoji 🐦" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel("Package").selectOption({ index: 2 });
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  release();
  await expect(page.getByText("Last name is required")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page).toHaveURL("/contact");
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel("Package")).not.toHaveValue("");

  await page.getByLabel("Last name").fill("Doe");
  await expect(page.getByText("Last name is required")).toHaveCount(0);
  const sent = page.waitForRequest(
    (request) => request.url().includes("send-contact-email") && request.method() === "POST",
  );
  await page.route(/send-contact-email/, (route) => route.fulfill({ json: { ok: true } }));
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: "Jané",
    email: "jane@example.com",
    message: "Two lines,\nand an emoji 🐦",
  });
});

test("keeps input typed before hydration in the quote form and the FAQ", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/start", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Jane Doe");
  await page.getByLabel("Email").fill("jane@example.com");
  await page.getByLabel("Email").press("Home");
  release();
  await untilHydrated(page);
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.getByText("Thank you! We'll be in touch within 24 hours.")).toBeVisible();

  const releaseFaq = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  const conversation = page.getByRole("region", { name: "Ask us" });
  await expect(conversation.getByRole("link", { name: "And if I want to leave?" })).toHaveAttribute(
    "href",
    /#what-happens-if-i-leave$/,
  );
  await conversation.getByRole("searchbox", { name: "Ask us" }).fill("can I cance");
  releaseFaq();
  await expect(conversation.getByRole("group").first()).toContainText("give us 30 days notice");

  const releaseCheckout = await holdScripts(page);
  await page.goto("/services", { waitUntil: "commit" });
  const start = page.getByRole("button", { name: "Get Started" }).first();
  await expect(start).toBeDisabled();
  releaseCheckout();
  await expect(start).toBeEnabled();
});

test("keeps the input of two tabs separate", async ({ page, context }) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("In the first tab.");
  const other = await context.newPage();
  await other.goto("/contact");
  await untilHydrated(other);
  await expect(other.getByLabel("Message")).toHaveValue("");
  await other.getByLabel("Message").fill("In the second tab.");
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("In the first tab.");
  await other.reload();
  await expect(other.getByLabel("Message")).toHaveValue("In the second tab.");

  await other.goto("/blog");
  await page.goto("/blog?q=cookie+rules");
  await expect(page.getByRole("article")).toHaveCount(1);
  await other.getByRole("button", { name: "Local SEO" }).click();
  await expect(other.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article")).toHaveCount(1);
  await untilHydrated(page);
});
