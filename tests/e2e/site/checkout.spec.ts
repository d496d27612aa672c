import { packages } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import type { Page } from "playwright/test";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { pixelsBeside } from "../../setup/look-checks.ts";
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
  expect(await paying.evaluate(pixelsBeside)).toBe(0);
  expect(await accessibilityFaults(paying)).toEqual([]);
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

test(
  "has no layout or accessibility errors on the practice checkout pages",
  { tag: "@deep" },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [practicePath("price_gold", "home"), subscriptionsPath]) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(journeyAddresses.api + path);
        expect(await page.evaluate(pixelsBeside), `${width} px`).toBe(0);
        expect(await accessibilityFaults(page), `${width} px, in light`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await colourFaults(page), `${width} px, in dark`).toEqual([]);
      }
    }
  },
);
