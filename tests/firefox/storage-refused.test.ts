import { localOwner } from "@brightwren/backend/project/local-project";
import { afterAll, beforeAll, expect, test } from "vitest";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { listPosts, removePosts } from "../setup/posts.ts";
import { type Firefox, named, startFirefox, watch } from "./firefox.ts";

let firefox: Firefox;

beforeAll(async () => {
  // Selects "Block all cookies", which also blocks web storage, IndexedDB, locks and channels.
  firefox = await startFirefox({ "network.cookie.cookieBehavior": 2 });
});
afterAll(() => firefox?.stop());

test("saves a post when all cookies are blocked", async () => {
  const page = await firefox.browser.newPage();
  const faults = await watch(page);
  const until = (selector: string) => page.locator(selector).wait();
  const press = (role: "button" | "link", name: string) => page.locator(named(role, name)).click();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${journeyAddresses.site}/login`);
  await page.locator(named("textbox", "Email")).fill(localOwner.email);
  await page.locator("input[type=password]").fill(localOwner.password);
  await press("button", "Login");
  await until(named("heading", "Blog Admin"));
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await until("::-p-text(This browser can’t store anything for this site.)");
  await press("button", "OK");

  // The link's label includes the number of new enquiries, which other test files may change.
  for (const [screen, heading] of [
    ["enquiries", "Enquiries"],
    ["posts", "Posts"],
  ] as const) {
    await page.locator(`nav a[href$="/admin/${screen}"]`).click();
    await until(named("heading", heading));
  }
  await press("link", "New post");
  const title = `Firefox ${crypto.randomUUID().slice(0, 8)}`;
  await page.locator(named("textbox", "Title")).fill(title);
  await page
    .locator(named("textbox", "Text of the post, in Markdown"))
    .fill("Written where nothing is kept.");
  await press("button", "Save");
  const slug = title.toLowerCase().replace(" ", "-");
  await expect.poll(async () => (await listPosts()).find((post) => post.slug === slug)?.status).toBe("draft");
  await page.waitForFunction(() => /posts\/[0-9a-f-]{36}$/.test(location.pathname));
  await removePosts([page.url().split("/").at(-1) ?? ""]);
  await page.close();
  expect(faults).toEqual([]);
});
