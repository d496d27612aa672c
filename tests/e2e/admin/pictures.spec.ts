import type { Page } from "playwright/test";
import sharp from "sharp";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { addPost, readPost, removePosts } from "../../setup/posts.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const saved = (page: Page) => page.locator("#main").getByText(/^Saved \d\d:\d\d$/);
const list = (page: Page) => page.getByRole("list", { name: "Pictures put in just now" });
const storage = /storage\/v1\/object/;
const address =
  /http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/post-images\/[0-9a-f]{32}\/1x1-[0-9a-f]{6}\.webp/;

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Dropped = { name: string; type?: string; size?: number };

/** Drops or pastes files on the text, as the system hands them over. */
async function give(page: Page, how: "dragover" | "drop" | "paste", files: Dropped[]): Promise<void> {
  await text(page).evaluate(
    (area, [kind, dropped, bytes]) => {
      const data = new DataTransfer();
      for (const { name, type = "image/png", size } of dropped) {
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

test("a dropped picture has its place at once and its address soon; what is said of it goes into the text", async ({
  page,
}) => {
  const arrive = await holdUploads(page);
  await page.keyboard.type("\n");
  await give(page, "dragover", [{ name: "a.png" }]);
  await expect(page.getByText("Let go to put the picture where the cursor is.")).toBeVisible();
  await give(page, "drop", [{ name: "shop-front_2.png" }]);
  await expect(page.getByText("Let go to put the picture where the cursor is.")).toBeHidden();
  await expect(list(page).getByText("Uploading, 0 of 1 sizes…")).toBeVisible();
  await expect(text(page)).toHaveValue(
    new RegExp(`^Before\\.\\n!\\[\\]\\(${address.source}\\)\\n\\nAfter\\.$`),
  );
  await page.keyboard.type(" Typed.");
  await page.getByLabel("What does it show?").fill("The shop [open], at night");
  await page.getByLabel("Caption").fill('Our "old" shop');
  await page.getByLabel("As wide as the page").check();
  arrive();
  await expect(list(page).getByText("Stored.", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  const { content } = await readPost(slug);
  expect(content).toMatch(
    /^Before\.\n!\[The shop \\\[open\\\], at night\]\(.*#wide "Our \\"old\\" shop"\) Typed\.\n\nAfter\.$/,
  );
  const [url = ""] = address.exec(content) ?? [];
  expect((await fetch(url.replace(journeyAddresses.api, testBackend.url))).status).toBe(200);
  await page.getByLabel("Decorative: it adds nothing to the words").check();
  await expect(text(page)).toHaveValue(/!\[\]\(.*#wide,decorative /);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(list(page)).toBeHidden();
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
  await expect(text(page)).toHaveValue(/^Before\. Typed\.!\[\]\(http.*\)\n\nAfter\.$/);
});

test("several pictures chosen by the button come one below the other, and one that is pasted as well", async ({
  page,
}) => {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const buffer = Buffer.from(onePixel, "base64");
  const file = (name: string) => ({ name, mimeType: "image/png", buffer });
  await (await chosen).setFiles([file("one.png"), file("two.png")]);
  await expect(text(page)).toHaveValue(/^Before\.!\[\]\(http[^)]*\)\n\n!\[\]\(http[^)]*\)\n\nAfter\.$/);
  await text(page).press("Control+End");
  await give(page, "paste", [{ name: "image.png" }]);
  await expect(text(page)).toHaveValue(/After\.!\[\]\(http[^)]*\)$/);
});

test("pictures that the text names as files are asked for, and take the places that have their names", async ({
  page,
}) => {
  await page.keyboard.type("\n\n![A bench](img/bench.png#wide) and ![](img/b.png)");
  await expect(
    page.getByText("The text asks for 2 pictures not stored yet: img/bench.png, img/b.png"),
  ).toBeVisible();
  const buffer = Buffer.from(onePixel, "base64");
  await page
    .getByLabel("Pictures that the text names")
    .setInputFiles(["bench.png", "other.png"].map((name) => ({ name, mimeType: "image/png", buffer })));
  await expect(page.getByText("Not among them, and left out: other.png")).toBeVisible();
  await expect(page.getByText("The text asks for a picture not stored yet: img/b.png")).toBeVisible();
  await expect(text(page)).toHaveValue(/!\[A bench\]\(http[^)]*#wide\) and !\[\]\(img\/b\.png\)/);
});

test("the focus stays where somebody writes when a picture arrives", async ({ page }) => {
  await give(page, "drop", [{ name: "one.png" }]);
  await page.getByRole("textbox", { name: "Title", exact: true }).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" and");
  await expect(text(page)).toHaveValue(/!\[\]\(http/);
  await page.keyboard.type(" more");
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    "With pictures and more",
  );
});

test("what is no picture is refused by name and leaves the text; the others are taken", async ({ page }) => {
  await give(page, "drop", [{ name: "notes.txt", type: "text/plain", size: 100 }, { name: "good.png" }]);
  await expect(page.getByText("“notes.txt”: ")).toBeVisible();
  await expect(text(page)).toHaveValue(/^Before\.\n\n!\[\]\(http[^)]*\)\n\nAfter\.$/);
});

test("a picture that is taken back while it is uploaded leaves the text, and nothing else does", async ({
  page,
}) => {
  const arrive = await holdUploads(page);
  await page.keyboard.type(" Typed.");
  await give(page, "drop", [{ name: "one.png" }]);
  await expect(text(page)).toHaveValue(/!\[\]\(http/);
  await list(page).getByRole("button", { name: "Cancel" }).click();
  arrive();
  await expect(text(page)).toHaveValue("Before. Typed.\n\nAfter.");
  await expect(list(page)).toBeHidden();
});

test("without a network a picture waits with its text, and both are stored when it is back", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await give(page, "drop", [{ name: "one.png" }]);
  await expect(list(page).getByText("Kept on this computer.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved on this computer", { exact: true })).toBeVisible();
  expect((await readPost(slug)).content).toBe("Before.\n\nAfter.");
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const [url = ""] = address.exec((await readPost(slug)).content) ?? [];
  expect((await fetch(url.replace(journeyAddresses.api, testBackend.url))).status).toBe(200);
});

test("the featured image is uploaded, described and shown", async ({ page }) => {
  await page.getByLabel("Picture to upload").setInputFiles({
    name: "front.png",
    mimeType: "image/png",
    buffer: Buffer.from(onePixel, "base64"),
  });
  const shown = page.getByLabel("What does the featured image show?");
  await shown.fill("Our shop");
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  const post = await readPost(slug);
  expect(post.featured_image_url).toMatch(address);
  expect(post.featured_image_alt).toBe("Our shop");
});

test("the featured image keeps its shape in the editor", async ({ page }) => {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await page
    .getByLabel("Picture to upload")
    .setInputFiles({ name: "wide.png", mimeType: "image/png", buffer });
  const image = page.locator("[alt='']").filter({ visible: true }).last();
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320);
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(320 / 200, 1);
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
