import { adminPaths } from "@brightwren/admin/admin-paths";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addEnquiries, removeEnquiries } from "../../setup/enquiries.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { sticksOut } from "../../setup/sticks-out.ts";

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const longTag = "versicherungsvertreter".repeat(3).slice(0, 60);

const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=file]), select, textarea")]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.outerHTML.slice(0, 120)} ${getComputedStyle(field).fontSize}`),
  );

test("every screen fits 320 px, also with very long words, and its fields have 16 px", async ({ page }) => {
  test.slow();
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
  const { overview, account, posts, trash, taxonomy, enquiries, pictures, settings, moving, newPost } =
    adminPaths;
  try {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [
      overview,
      account,
      posts,
      trash,
      taxonomy,
      enquiries,
      pictures,
      settings,
      moving,
      newPost,
      adminPaths.post(post),
      adminPaths.enquiry(enquiry),
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await sticksOut(page), `${path} at 320 px`).toEqual([]);
      expect.soft(await small(page), `fields of ${path}`).toEqual([]);
    }
  } finally {
    await removePosts([post]);
    await removeEnquiries([enquiry]);
  }
});

test("the current tab and page are told apart in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const look = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { outline, borderBottom, borderTop, textDecorationLine, backgroundColor } =
            getComputedStyle(element);
          return [outline, borderBottom, borderTop, textDecorationLine, backgroundColor].join(" ");
        }),
    );
  for (const path of [adminPaths.posts, adminPaths.enquiries]) {
    await openAdmin(page, path);
    const current = await look("main [aria-current]");
    expect(current.length, path).toBeGreaterThan(0);
    const others = await look("main nav a:not([aria-current])");
    expect(others.length, path).toBeGreaterThan(1);
    for (const one of current) expect(others, path).not.toContain(one);
  }
});
