import { packages } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import type { Page } from "playwright/test";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { accessibilityFaults, colourFaults, expect, test } from "../../setup/writing-journey.ts";

const functionAddress = /functions\/v1\/create-checkout/;
const practicePath = (priceId: string, page: "home" | "services") =>
  `/practice-checkout?price=${priceId}&page=${page}`;
const subscriptionsPath = "/practice-checkout/subscriptions";

/** The package buttons in order, idle or busy. */
const buttons = (page: Page) => page.getByRole("button", { name: /^(Get Started with .+|Processing)$/ });

async function startByKeyboard(page: Page, which: number): Promise<Page> {
  await expect(buttons(page).nth(which)).toBeEnabled();
  await buttons(page).nth(which).focus();
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  return await opened;
}

test("supports the checkout by keyboard alone", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(functionAddress, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto("/services");
  const { name, services } = packages[1];
  const paying = await startByKeyboard(page, 1);
  await expect(paying.getByText("Opening the checkout…")).toBeVisible();
  await expect(paying).toHaveTitle("Opening the checkout…");
  answer.resolve();
  await expect(paying).toHaveURL((url) => url.href.endsWith(practicePath(services.id, "services")));
  expect(await paying.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL("/services");
  await paying.keyboard.press("Tab");
  await expect(paying.getByRole("textbox", { name: "Name" })).toBeFocused();
  await paying.keyboard.type("Jane Doe");
  await paying.keyboard.press("Tab");
  await expect(paying.getByRole("textbox", { name: "Email" })).toBeFocused();
  await paying.keyboard.press("Tab");
  await expect(paying.getByRole("button", { name: "Pay (practice)" })).toBeFocused();
  await paying.keyboard.press("Tab");
  await expect(paying.getByRole("link", { name: "Cancel" })).toBeFocused();
  await paying.keyboard.press("Shift+Tab");
  await paying.keyboard.press("Enter");
  await expect(paying).toHaveURL(/\/thank-you\?session_id=cs_practice_[0-9a-f]{32}&price=price_\w+$/);
  const { price } = findPackage(services.id) ?? {};
  await expect(paying.getByText(`You chose ${name}, ${price} a month.`)).toBeVisible();

  await page.goto("/");
  const cancelling = await startByKeyboard(page, 0);
  await expect(cancelling).toHaveURL((url) => url.href.endsWith(practicePath(packages[0].home.id, "home")));
  await cancelling.getByRole("link", { name: "Cancel" }).click();
  await expect(cancelling).toHaveURL("/#pricing");
  await expect(cancelling.locator("#pricing")).toBeInViewport();
});

test("opens the checkout in the same tab when pop-ups are blocked", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/services");
  await buttons(page).first().click();
  await expect(page).toHaveURL((url) => url.href.endsWith(practicePath(packages[0].services.id, "services")));
  await page.goBack();
  await expect(buttons(page)).toHaveText(["Get Started", "Get Started", "Get Started"]);
});

test("lets a practice subscription fail, be paid, be cancelled and end", async ({ page }) => {
  await page.goto(journeyAddresses.api + practicePath(packages[0].home.id, "home"));
  const name = `Jane ${crypto.randomUUID()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Pay (practice)" }).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  await page.goto(journeyAddresses.api + subscriptionsPath);
  const item = page.getByRole("listitem").filter({ hasText: name });
  for (const [button, state] of [
    ["Let the next payment fail", "Payment failed, an invoice is open"],
    ["Pay the open invoice", "Active"],
    ["Cancel at the end of the month", "Active. Cancelled, ends on "],
    ["End now", "Ended on "],
  ] as const) {
    await item.getByRole("button", { name: button }).click();
    await expect(item.getByText(state)).toBeVisible();
    await expect(item.getByRole("button", { name: button })).toHaveCount(0);
  }
});

test("has no layout or accessibility errors on the practice checkout pages", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto(journeyAddresses.api + practicePath(packages[0].home.id, "home"));
  await page.getByRole("button", { name: "Pay (practice)" }).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const known = practicePath(packages[2].home.id, "home");
    for (const path of [known, practicePath("price_gold", "home"), subscriptionsPath]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(journeyAddresses.api + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      expect(await accessibilityFaults(page), `${width} px, in light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourFaults(page), `${width} px, in dark`).toEqual([]);
    }
  }
});
