import type { Page } from "playwright/test";
import { holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { isDeep } from "../../setup/test-depth.ts";
import { test as writingTest } from "../../setup/writing-journey.ts";

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

test("keeps input typed before hydration in the quote form", async ({ page }) => {
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
});
