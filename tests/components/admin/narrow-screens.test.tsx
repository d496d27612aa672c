import { adminPaths } from "@brightwren/admin/admin-paths";
import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { addEnquiries } from "../../setup/enquiries.ts";
import { pixelsBeside } from "../../setup/look-checks.ts";
import { addPost } from "../../setup/posts.ts";
import { adminScreens } from "../../setup/routes.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const longTag = "versicherungsvertreter".repeat(3).slice(0, 60);
const email = `${longWord.slice(0, 60)}@example.com`;

const smallFields = () =>
  [...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=file]), select, textarea")]
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.outerHTML.slice(0, 120)} ${getComputedStyle(field).fontSize}`);

test("fits every screen with long words into a width of 320 px", { timeout: 60_000 }, async ({ admin }) => {
  const post = await addPost({
    title: longWord,
    excerpt: longWord,
    author: longWord.slice(0, 100),
    tags: [longTag],
    content: `# ${longWord}\n\nhttps://example.com/${longWord}\n\n\`${longWord}\``,
  });
  const name = longWord.slice(0, 100);
  const [enquiry = ""] = await addEnquiries([
    { first_name: name, last_name: name, email, message: longWord.repeat(3) },
  ]);
  const [subscription = ""] = await addSubscriptions([
    {
      customer_name: longWord.repeat(2).slice(0, 300),
      customer_email: email,
      payment_failed_at: new Date().toISOString(),
    },
  ]);
  await page.viewport(320, 800);
  for (const path of [
    ...adminScreens,
    adminPaths.enquiry(enquiry),
    adminPaths.person(enquiry),
    adminPaths.subscription(subscription),
    adminPaths.post(post),
  ]) {
    await admin.open(path);
    await expect.element(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
    expect.soft(await pixelsBeside(), `${path} at 320 px`).toBe(0);
    expect.soft(smallFields(), `fields of ${path}`).toEqual([]);
  }
});

test("keeps the current tab in view when the window becomes narrow", async ({ admin }) => {
  await page.viewport(1240, 800);
  await admin.open(adminPaths["blog-settings"]);
  const tab = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" });
  await expect.element(tab).toBeVisible();
  await page.viewport(390, 800);
  await expect.poll(() => tab.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
