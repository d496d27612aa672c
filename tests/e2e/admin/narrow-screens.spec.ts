import { adminPaths } from "@brightwren/admin/admin-paths";
import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin, openByAddress } from "../../setup/admin-steps.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost } from "../../setup/posts.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const isScrolled = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || isScrolled(element.parentElement));
    const found = [...document.querySelectorAll("body *")]
      .filter((element) => !isScrolled(element))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.outerHTML.slice(0, 90)} (${element.textContent.slice(0, 30)})`);
    return [`${scrollWidth} px of ${width}`, ...found.slice(0, 8)];
  });

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const longTag = "versicherungsvertreter".repeat(3).slice(0, 60);

const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=file]), select, textarea")]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.outerHTML.slice(0, 120)} ${getComputedStyle(field).fontSize}`),
  );

test("fits every screen with long words into a width of 320 px", async ({ page }) => {
  const post = await addPost({
    title: longWord,
    slug: "narrow-long-word",
    excerpt: longWord,
    author: longWord.slice(0, 100),
    tags: [longTag],
    content: `# ${longWord}\n\nhttps://example.com/${longWord}\n\n\`${longWord}\``,
  });
  const [enquiry = ""] = await addEnquiries([
    {
      first_name: longWord.slice(0, 100),
      last_name: longWord.slice(0, 100),
      email: `${longWord.slice(0, 60)}@example.com`,
      message: longWord.repeat(3),
    },
  ]);
  const [subscription = ""] = await addSubscriptions([
    {
      customer_name: longWord.repeat(2).slice(0, 300),
      customer_email: `${longWord.slice(0, 60)}@example.com`,
      payment_failed_at: new Date().toISOString(),
    },
  ]);
  const { overview, account, posts, trash, taxonomy, enquiries, subscriptions } = adminPaths;
  const { pictures, settings, importExport } = adminPaths;
  await page.setViewportSize({ width: 320, height: 800 });
  await openAdmin(page);
  await page.evaluate(() => document.fonts.ready);
  for (const path of [
    overview,
    account,
    posts,
    trash,
    taxonomy,
    enquiries,
    subscriptions,
    pictures,
    settings,
    importExport,
    adminPaths.enquiry(enquiry),
    adminPaths.subscription(subscription),
    adminPaths.post(post),
  ]) {
    await openByAddress(page, path);
    await expect(page.locator("#main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft(await sticksOut(page), `${path} at 320 px`).toEqual([]);
    expect.soft(await small(page), `fields of ${path}`).toEqual([]);
  }
});
