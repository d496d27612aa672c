import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { addPost, readPost } from "../../setup/posts.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const saved = (page: Page) => page.locator("#main").getByText(/^Saved \d\d:\d\d$/);
const list = (page: Page) => page.getByRole("list", { name: "Pictures just added" });
const storage = /storage\/v1\/object/;
const address =
  /http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/post-images\/[0-9a-f]{32}\/1x1-[0-9a-f]{6}\.webp/;

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function give(page: Page, how: "dragover" | "drop", name: string): Promise<void> {
  await text(page).evaluate(
    (area, [kind, file, bytes]) => {
      const dataTransfer = new DataTransfer();
      const picture = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
      dataTransfer.items.add(new File([picture], file, { type: "image/png" }));
      area.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [how, name, onePixel] as const,
  );
}

async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(storage, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const slug = "journey-pictures";
test.beforeEach(async ({ page }) => {
  const id = await addPost({ title: "With pictures", slug, status: "draft", content: "Before.\n\nAfter." });
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("Before.\n\nAfter.");
  await text(page).evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(7, 7);
  });
});

test("adds a dropped picture's description to the text", async ({ page }) => {
  const arrive = await holdUploads(page);
  await page.keyboard.type("\n");
  await give(page, "dragover", "a.png");
  await expect(page.getByText("Drop to insert the picture at the cursor.")).toBeVisible();
  await give(page, "drop", "shop-front_2.png");
  await expect(page.getByText("Drop to insert the picture at the cursor.")).toBeHidden();
  await expect(list(page).getByText("Uploading, 0 of 1 sizes…")).toBeVisible();
  await expect(text(page)).toHaveValue(
    new RegExp(`^Before\\.\\n!\\[\\]\\(${address.source}\\)\\n\\nAfter\\.$`),
  );
  await page.keyboard.type(" Typed.");
  await page.getByLabel("What does it show?").fill("The shop [open], at night");
  await page.getByLabel("Caption").fill('Our "old" shop');
  await page.getByLabel("Full width").check();
  arrive();
  await expect(list(page).getByText("Uploaded.", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  const { content } = await readPost(slug);
  expect(content).toMatch(
    /^Before\.\n!\[The shop \\\[open\\\], at night\]\(.*#wide "Our \\"old\\" shop"\) Typed\.\n\nAfter\.$/,
  );
  const [url = ""] = address.exec(content) ?? [];
  expect((await fetch(url.replace(journeyAddresses.api, testBackend.url))).status).toBe(200);
  await page.getByLabel("Decorative only (screen readers skip it)").check();
  await expect(text(page)).toHaveValue(/!\[\]\(.*#wide,decorative /);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(list(page)).toBeHidden();
});

test("uploads a picture added offline once the connection returns", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await give(page, "drop", "one.png");
  await expect(list(page).getByText("Saved on this computer.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved on this computer", { exact: true })).toBeVisible();
  expect((await readPost(slug)).content).toBe("Before.\n\nAfter.");
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const [url = ""] = address.exec((await readPost(slug)).content) ?? [];
  expect((await fetch(url.replace(journeyAddresses.api, testBackend.url))).status).toBe(200);
});
