import { adminPaths } from "@brightwren/admin/admin-paths";
import { publish } from "../../setup/admin-steps.ts";
import { test as adminTest } from "../../setup/admin-journey.ts";
import { makeOlder } from "../../setup/browser-floor/older-browser.ts";
import { fileOf, readBuilt } from "../../setup/built-site.ts";
import { readHead } from "../../setup/page-facts.ts";
import { followLink, untilHydrated } from "../../setup/page-ready.ts";
import { adminScreens, demoRoutes, exampleRoutes, pageRoutes } from "../../setup/routes.ts";
import { expect, test } from "../../setup/journey.ts";
import { isDeep } from "../../setup/test-depth.ts";
import { test as writingTest } from "../../setup/writing-journey.ts";

// tests/site/browser-floor.test.ts checks the scripts of all pages and screens.
const links = isDeep
  ? [...pageRoutes, ...demoRoutes, ...demoRoutes.toReversed()]
  : [...exampleRoutes, "/blog", "/blog/category/local-seo", ...demoRoutes.slice(0, 1)];

test("opens pages by a link in the oldest supported browsers, with their files' heads", async ({ page }) => {
  await makeOlder(page.context());
  await page.goto("/about");
  const found = await page.evaluate(() => [
    "any" in AbortSignal,
    "withResolvers" in Promise,
    "parse" in URL,
    "toSorted" in [],
    "groupBy" in Map,
    "requestIdleCallback" in window,
    "ariaCurrent" in document.body,
    "timeout" in AbortSignal,
    "findLast" in [],
  ]);
  expect(found).toEqual([false, false, false, false, false, false, false, true, true]);
  await untilHydrated(page);
  for (const route of links)
    await test.step(route, async () => {
      const file = await readBuilt(fileOf(route));
      const { properties: _, structuredData: __, ...drawn } = await readHead(page, file);
      await followLink(page, route);
      await expect(page).toHaveTitle(drawn.titles[0] ?? "");
      expect(await readHead(page)).toEqual({ ...drawn, properties: [], structuredData: 0 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

writingTest("supports every visitor task in the oldest supported browsers", async ({ page }) => {
  await makeOlder(page.context());
  await page.addInitScript(() => {
    navigator.share = async (data) => console.log(`shared: ${data?.title}`);
  });
  await page.goto("/blog");
  await untilHydrated(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("trades");
  await expect(page.getByRole("status").filter({ hasText: /article/ })).toContainText(/^\d articles?$/);
  await page.locator("main article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeEnabled();
  const shared = page.waitForEvent("console", (message) => message.text().startsWith("shared: "));
  await page.getByRole("button", { name: "Share" }).click();
  await shared;

  await followLink(page, "/faq");
  await page.getByRole("searchbox", { name: "Ask us" }).fill("cancel");
  await expect(page.getByText(/answers? fits?/)).toBeVisible();

  await followLink(page, "/contact");
  const form = page.locator("form");
  await form.getByLabel("First name").fill("Jane");
  await form.getByLabel("Last name").fill("Doe");
  await form.getByLabel("Email").fill("jane@example.com");
  await form.getByLabel("Message").fill("From an older browser.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();

  await followLink(page, "/services");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("button", { name: /^Get Started with/ })
    .first()
    .click();
  await expect(await opened).toHaveURL(/practice-checkout/);
});

adminTest("supports every owner task in the oldest supported browsers", async ({ page }) => {
  await makeOlder(page.context());
  await page.goto(adminPaths.overview);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  let title = await page.title();
  for (const path of [...(isDeep ? adminScreens.slice(1) : []), adminPaths.newPost]) {
    await followLink(page, path);
    await expect(page).not.toHaveTitle(title);
    title = await page.title();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Older");
  await page
    .getByRole("textbox", { name: "Text of the post, in Markdown" })
    .fill("Written in an older browser.");
  await page.getByRole("button", { name: "Save" }).click();
  await publish(page);
  await followLink(page, adminPaths.posts);
  await expect(page.getByRole("rowheader", { name: "Older" })).toBeVisible();
});
