import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { journeyAddresses, journeyBackend } from "../../setup/journey-addresses.ts";
import { addPost, readPost, removePosts } from "../../setup/posts.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const saved = (page: Page) => page.locator("#main").getByText(/^Saved \d\d:\d\d$/);
const storage = /storage\/v1\/object/;
const address = /^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/post-images\/[0-9a-f-]{36}\.png$/;

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Dropped = { name: string; type?: string; size?: number };

/** Drops or pastes files on the text, as the system hands them over. */
async function give(page: Page, how: "dragover" | "drop" | "paste", files: Dropped[]): Promise<void> {
  await text(page).evaluate(
    (area, [kind, list, bytes]) => {
      const data = new DataTransfer();
      for (const { name, type = "image/png", size } of list) {
        const picture = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
        data.items.add(new File([size === undefined ? picture : new Uint8Array(size)], name, { type }));
      }
      const settings = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { ...settings, clipboardData: data })
          : new DragEvent(kind, { ...settings, dataTransfer: data }),
      );
    },
    [how, files, onePixel] as const,
  );
}

/** Holds uploads back until told. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(storage, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

let id: string;
const slug = "journey-pictures";
test.beforeEach(async ({ page }) => {
  id = await addPost({ title: "With pictures", slug, status: "draft", content: "Before.\n\nAfter." });
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("Before.\n\nAfter.");
  await text(page).evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(7, 7);
  });
});
test.afterEach(() => removePosts([id]));

test("a dropped picture has its place at once and its address later; what is typed meanwhile stays", async ({
  page,
}) => {
  const arrive = await holdUploads(page);
  await page.keyboard.type("\n");
  await give(page, "dragover", [{ name: "a.png" }]);
  await expect(page.getByText("Let go to put the picture where the cursor is.")).toBeVisible();
  await give(page, "drop", [{ name: "shop-front_2.png" }]);
  await expect(page.getByText("Let go to put the picture where the cursor is.")).toBeHidden();
  await expect(page.getByText("Uploading a picture…")).toBeVisible();
  await expect(text(page)).toHaveValue(/^Before\.\n!\[Shop front 2\]\(#uploading-[0-9a-f]{8}\)\n\nAfter\.$/);
  await page.keyboard.type("The shop");
  // What is on its way is not stored: not by the person, not by itself.
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  expect((await readPost(slug)).content).toBe("Before.\n\n\nAfter.");
  arrive();
  await expect(page.getByText("Uploading a picture…")).toBeHidden();
  await page.keyboard.type(", open");
  const [, url = ""] =
    /^Before\.\n!\[The shop, open\]\((.*)\)\n\nAfter\.$/.exec(await text(page).inputValue()) ?? [];
  expect(url).toMatch(address);
  expect((await fetch(url.replace(journeyAddresses.api, journeyBackend.url))).status).toBe(200);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await readPost(slug)).content).toContain(`![The shop, open](${url})`);
});

test("undo takes the typing and the picture back step by step", async ({ page }) => {
  await page.keyboard.type(" Typed.");
  await give(page, "drop", [{ name: "one.png" }]);
  await expect(text(page)).toHaveValue(/post-images/);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("Before. Typed.\n\nAfter.");
  await page.keyboard.press("Control+z");
  await expect(text(page)).not.toHaveValue("Before. Typed.\n\nAfter.");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+Shift+z");
  await expect(text(page)).toHaveValue(/^Before\. Typed\.!\[One\]\(http.*\)\n\nAfter\.$/);
});

test("several pictures come one below the other, and one that is pasted as well", async ({ page }) => {
  await give(page, "drop", [{ name: "one.png" }, { name: "two.png" }]);
  await expect(text(page)).toHaveValue(/^Before\.!\[One\]\(http[^)]*\)\n\n!\[Two\]\(http[^)]*\)\n\nAfter\.$/);
  await text(page).press("Control+End");
  await give(page, "paste", [{ name: "image.png" }]);
  await expect(text(page)).toHaveValue(/After\.!\[Image\]\(http[^)]*\)$/);
});

test("the focus stays where somebody writes when a picture arrives", async ({ page }) => {
  const arrive = await holdUploads(page);
  await give(page, "drop", [{ name: "one.png" }]);
  await page.getByRole("textbox", { name: "Title" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" and");
  arrive();
  await expect(text(page)).toHaveValue(/!\[One\]\(http/);
  await page.keyboard.type(" more");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("With pictures and more");
});

test("what is no picture, or too large, is refused by name; the others are taken", async ({ page }) => {
  await give(page, "drop", [
    { name: "notes.txt", type: "text/plain" },
    { name: "good.png" },
    { name: "huge.png", size: 5 * 1024 * 1024 + 1 },
  ]);
  await expect(
    page.getByText("“notes.txt”: Please choose a JPEG, PNG, WebP, AVIF or GIF picture."),
  ).toBeVisible();
  await expect(page.getByText("“huge.png”: This picture is larger than 5 MB.")).toBeVisible();
  await expect(text(page)).toHaveValue(/^Before\.!\[Good\]\(http[^)]*\)\n\nAfter\.$/);
});

test("without a network the picture leaves the text again, and nothing else does", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|A picture was not uploaded/);
  const fail = Promise.withResolvers<void>();
  await page.route(storage, async (route) => {
    await fail.promise;
    await route.abort();
  });
  await page.keyboard.type(" Typed.");
  await give(page, "drop", [{ name: "one.png" }, { name: "two.png" }]);
  await page.keyboard.type("Described");
  fail.resolve();
  await expect(page.getByText("“one.png”, “two.png”: The server could not be reached.")).toBeVisible();
  await expect(text(page)).toHaveValue("Before. Typed.\n\nAfter.");
});

test("a file that is dropped beside the text does not take the place of the page", async ({ page }) => {
  const isRefused = await page.getByRole("heading", { name: "Details" }).evaluate((heading) => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "a.png", { type: "image/png" }));
    const fire = (kind: string) =>
      heading.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    return [fire("dragover"), fire("drop")].every((goesOn) => !goesOn);
  });
  expect(isRefused).toBe(true);
});
