import type { Page } from "playwright/test";
import sharp from "sharp";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin, searchList } from "../../setup/admin-steps.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { addPicture, type KeptPicture } from "../../setup/library-pictures.ts";
import { addPost, readPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";
import { serviceClient } from "../../setup/service-client.ts";

const list = (page: Page) => page.getByRole("region", { name: "Pictures" });
const slug = "journey-library";
/** The address as the journey's browser knows it. */
const seen = ({ address }: KeptPicture) => address.replace(testBackend.url, journeyAddresses.api);

let shop: KeptPicture;
let street: KeptPicture;
let post: string;

test.beforeEach(async () => {
  const client = serviceClient();
  await client.from("post_pictures").delete().neq("hash", "").throwOnError();
  const again = crypto.randomUUID().slice(0, 4);
  shop = await addPicture(client, {
    name: `Shop_${again}_20260704_141512_a_name_that_some_phone_made_of_all_it_knew_about_the_day`,
    colour: "#c8a07b",
  });
  street = await addPicture(client, {
    name: `Street ${again}`,
    colour: "#47607a",
    width: 750,
    height: 1000,
    alt: "The high street",
  });
  post = await addPost({
    title: "With a shop",
    slug,
    status: "draft",
    content: `![Old](${seen(shop)}#wide)`,
  });
});
test.afterEach(() => removePosts([post]));

const uploaded = (page: Page) => page.getByRole("list", { name: "Uploaded just now" });
async function photo(name: string, background: string) {
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

test("pictures are found, described, and their description brought into the posts that show them", async ({
  page,
}) => {
  await openAdmin(page);
  await page.getByRole("link", { name: "Pictures" }).click();
  await expect(page.getByText(/^2 pictures, .* with the smaller sizes of each\./)).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(list(page).getByRole("listitem").filter({ hasText: "Shop" })).toContainText(
    "No alternative text1,000 × 750 · In 1 post",
  );
  expect(await screenFaults(page)).toEqual([]);

  await searchList(list(page), "street");
  await expect(list(page).getByRole("listitem")).toContainText(["The high street750 × 1,000 · In no post"]);
  await list(page).getByRole("searchbox").fill("");
  await list(page)
    .getByRole("link", { name: /^No alternative text/ })
    .click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);

  await list(page).getByRole("link", { name: /^Shop/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Shop/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "With a shop" })).toHaveAttribute(
    "href",
    `/admin/posts/${post}`,
  );
  expect(await screenFaults(page)).toEqual([]);
  await page.getByLabel("Alternative text").fill("The shop [open],\nat noon");
  await page.getByLabel("Credit").fill("Ann");
  await page.getByRole("button", { name: "Change in 1 post" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("“The shop [open], at noon”");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("1 post changed")).toBeVisible();
  expect((await readPost(slug)).content).toBe(`![The shop \\[open\\], at noon](${seen(shop)}#wide)`);

  await page.getByRole("checkbox", { name: /^Decorative/ }).check();
  await page.getByRole("button", { name: "Save description" }).click();
  await expect(page.getByText("Description saved")).toBeVisible();
  expect((await readPost(slug)).content).toContain("The shop");
  await page.getByRole("link", { name: "All pictures" }).click();
  await expect(page.getByText("Every picture is described")).toBeVisible();
});

test("a picture is replaced by one that is chosen with the keyboard, and then deleted", async ({ page }) => {
  await openAdmin(page, `/admin/pictures/${shop.hash}`);
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await page.getByRole("button", { name: "Replace with another" }).click();
  const chooser = page.getByRole("dialog", { name: "Replace with which picture?" });
  await expect(chooser.getByRole("button", { name: /^Street/ })).toBeVisible();
  await expect(chooser.getByRole("button", { name: /^Shop/ })).toBeHidden();
  expect(await screenFaults(page, [1440])).toEqual([]);
  await chooser.getByLabel("Search pictures").fill("nothing like it");
  await expect(chooser.getByText("holds “nothing like it”")).toBeVisible();
  await chooser.getByLabel("Search pictures").fill("street");
  await expect(chooser.getByRole("button", { name: /^Street/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("1 post changed")).toBeVisible();
  expect((await readPost(slug)).content).toBe(`![The high street](${seen(street)}#wide)`);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Picture deleted")).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  expect((await fetch(shop.address)).ok).toBe(false);
});

test("Markdown is copied, a lost file is said to be lost, and what is gone is not there", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/admin/pictures/${street.hash}`);
  await page.getByRole("button", { name: "Copy Markdown" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `![The high street](${seen(street)})`,
  );
  await openAdmin(page, `/admin/pictures/${"0".repeat(32)}`);
  await expect(page.getByText("There is no such picture")).toBeVisible();
});

test("uploads several files, says which one failed and lists the others", async ({ page }) => {
  await openAdmin(page, "/admin/pictures");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload pictures" }).press("Enter"),
  ]);
  await chooser.setFiles([
    await photo("van.jpg", "#47607a"),
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("No picture.") },
    await photo("bench.jpg", "#c8a07b"),
  ]);
  await expect(page.getByText(/“notes\.jpg”: This file is no picture\./)).toBeVisible();
  await expect(uploaded(page).getByText("Stored.", { exact: true })).toHaveCount(2);
  await expect(list(page).getByRole("listitem")).toHaveCount(4);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const van = uploaded(page).getByRole("listitem").filter({ hasText: "van.jpg" });
  await van.getByLabel("Alternative text").fill("A blue van");
  await van.getByRole("button", { name: "Save description" }).press("Enter");
  await expect(list(page).getByRole("listitem").filter({ hasText: "van.jpg" })).toContainText("A blue van");
  await van.getByRole("button", { name: "Done" }).press("Enter");
  await expect(uploaded(page).getByRole("listitem")).toHaveCount(1);
});

test("uploads a picture when it is dropped on the list", async ({ page }) => {
  await openAdmin(page, "/admin/pictures");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  const { name, mimeType, buffer } = await photo("dropped.jpg", "#775533");
  await list(page).evaluate(
    (element, [fileName, type, bytes]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
      data.items.add(new File([content], fileName, { type }));
      element.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
    },
    [name, mimeType, buffer.toString("base64")] as const,
  );
  await expect(list(page).getByRole("listitem").filter({ hasText: "dropped.jpg" })).toBeVisible();
});

test("takes no files for the library while offline", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|Could not be read/);
  await openAdmin(page, "/admin/pictures");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await context.setOffline(true);
  // The first request that fails makes it known.
  await list(page).getByRole("searchbox").fill("van");
  await expect(page.getByRole("status").filter({ hasText: "Offline." })).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload pictures" }).press("Enter"),
  ]);
  await chooser.setFiles([await photo("late.jpg", "#123456")]);
  await expect(page.getByText("You are offline. Please choose the pictures again")).toBeVisible();
  await expect(uploaded(page)).toHaveCount(0);
});
