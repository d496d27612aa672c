import { vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { type Admin, expect, test as base } from "../../setup/components/admin-test.tsx";
import { chooseFiles, give, pictureFile } from "../../setup/components/files.ts";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { addPost, readPost } from "../../setup/posts.ts";

const list = page.getByRole("region", { name: "Pictures" });
const items = list.getByRole("listitem");
const search = list.getByRole("searchbox");
const uploaded = page.getByRole("list", { name: "Uploaded just now" });
const slug = "with-a-shop";

const test = base.extend("library", { auto: true }, async ({ backend }) => {
  const shop = await commands.addLibraryPicture(backend.url, {
    name: "Shop_20260704_141512_a_name_that_some_phone_made_of_all_it_knew_about_the_day",
    colour: "#c8a07b",
  });
  const street = await commands.addLibraryPicture(backend.url, {
    name: "Street",
    colour: "#47607a",
    width: 750,
    height: 1000,
    alt: "The high street",
  });
  const post = await addPost({
    title: "With a shop",
    slug,
    status: "draft",
    content: `![Old](${shop.address}#wide)`,
  });
  return { shop, street, post };
});

async function openList(admin: Admin): Promise<void> {
  await admin.open("/admin/pictures");
  await expect.element(items).toHaveLength(2);
}

test("updates a picture's alt text in the posts that use it", async ({ admin, library: { shop, post } }) => {
  await admin.open();
  await page.getByRole("link", { name: "Pictures" }).click();
  await expect.element(page.getByText(/^2 pictures, .* including resized copies\./)).toBeVisible();
  await expect
    .element(items.filter({ hasText: "Shop" }))
    .toMatchTextContent(/No alt text1,000 × 750 · In 1 post/);
  await expect.element(items).toHaveLength(2);
  expect(await screenFaults()).toEqual([]);

  await search.fill("street");
  await expect.element(items).toMatchTextContent(/The high street750 × 1,000 · Unused, deleted in 30 days/);
  await search.fill("");
  await list.getByRole("link", { name: "Unused 1" }).click();
  await expect.element(items).toMatchTextContent(/^Street/);
  await list.getByRole("link", { name: "No alt text 1" }).click();
  await expect.element(items).toHaveLength(1);

  await list.getByRole("link", { name: /^Shop/ }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: /^Shop/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "With a shop" }))
    .toHaveAttribute("href", `/admin/posts/${post}`);
  expect(await screenFaults()).toEqual([]);
  await page.getByLabelText(/^Alt text/).fill("The shop [open],\nat noon");
  await page.getByLabelText(/^Credit/).fill("Ann");
  await page.getByRole("button", { name: "Change in 1 post" }).click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/“The shop \[open\], at noon”/);
  await page.getByRole("button", { name: "Change" }).click();
  await expect.element(page.getByText("1 post changed")).toBeVisible();
  expect((await readPost(slug)).content).toBe(`![The shop \\[open\\], at noon](${shop.address}#wide)`);

  await page.getByRole("checkbox", { name: /^Decorative/ }).click();
  await page.getByRole("button", { name: "Save description" }).click();
  await expect.element(page.getByText("Description saved")).toBeVisible();
  expect((await readPost(slug)).content).toContain("The shop");
  await page.getByRole("link", { name: "All pictures" }).click();
  await expect.element(page.getByText(/Every picture is described/)).toBeVisible();
});

test("replaces a picture by keyboard", async ({ admin, library: { shop, street } }) => {
  await admin.open(`/admin/pictures/${shop.hash}`);
  const replace = page.getByRole("button", { name: "Replace" });
  await expect.element(replace).toBeVisible();
  const remove = page.getByRole("button", { name: "Delete" });
  expect(remove.elements()).toEqual([]);
  await replace.click();
  const chooser = page.getByRole("dialog", { name: "Choose a replacement" });
  await expect.element(chooser.getByRole("button", { name: /^Street/ })).toBeVisible();
  expect(chooser.getByRole("button", { name: /^Shop/ }).elements()).toEqual([]);
  expect(await screenFaults([1440])).toEqual([]);
  const searchPictures = chooser.getByLabelText("Search pictures");
  await searchPictures.fill("nothing like it");
  // Pictures of other words must not be chosen while the search runs.
  expect(chooser.getByRole("button", { name: /^Street/ }).elements()).toEqual([]);
  await expect.element(chooser.getByText(/match “nothing like it”/)).toBeVisible();
  await searchPictures.fill("street");
  await expect.element(chooser.getByRole("button", { name: /^Street/ })).toBeVisible();
  await userEvent.keyboard("{Tab}{End}{Enter}");
  const dialog = page.getByRole("dialog", { name: "Replace the picture in 1 post?" });
  await expect.element(dialog.getByLabelText("Alt text")).toHaveValue("The high street");
  expect(await screenFaults([390, 1440])).toEqual([]);
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Enter}");
  await expect.element(page.getByText("1 post changed")).toBeVisible();
  expect((await readPost(slug)).content).toBe(`![The high street](${street.address}#wide)`);

  await remove.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Picture deleted")).toBeVisible();
  await expect.element(items).toHaveLength(1);
  expect((await fetch(shop.address)).ok).toBe(false);
});

test("asks for the alt text when it replaces a picture with an uploaded one", async ({
  admin,
  library: { street },
}) => {
  await addPost({ title: "Street", slug: "street", status: "draft", content: `![Old](${street.address})` });
  await admin.open(`/admin/pictures/${street.hash}`);
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByLabelText("Picture to upload and use").upload(await pictureFile("new shop.png"));
  const dialog = page.getByRole("dialog", { name: "Replace the picture in 1 post?" });
  await expect.element(dialog).toHaveAccessibleDescription(/Does this still describe the picture\?/);
  const alt = dialog.getByLabelText("Alt text");
  await expect.element(alt).toHaveValue("The high street");
  await alt.fill("Our shop ");
  await dialog.getByRole("button", { name: "Replace" }).click();
  await expect.element(page.getByText("1 post changed")).toBeVisible();
  expect((await readPost("street")).content).toMatch(/^!\[Our shop\]\(http.*\/1x1-[0-9a-f]{6}\.webp\)$/);
});

test("copies a picture's Markdown", async ({ admin, library: { street } }) => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await admin.open(`/admin/pictures/${street.hash}`);
  await page.getByRole("button", { name: "Copy Markdown" }).click();
  await expect.element(page.getByText("Copied")).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(`![The high street](${street.address})`);
  await admin.open(`/admin/pictures/${"0".repeat(32)}`);
  await expect.element(page.getByText(/Picture not found/)).toBeVisible();
});

test("describes one uploaded picture after another", async ({ admin }) => {
  await openList(admin);
  const top = () => items.nth(0).element().getBoundingClientRect().top;
  const before = top();
  const notes = new File(["No picture."], "notes.jpg", { type: "image/jpeg" });
  const size = { width: 900, height: 600 };
  const van = await pictureFile("van.jpg", size);
  const files = await Promise.all(
    ["olive", "skyblue"].map((colour) => pictureFile(`${colour}.jpg`, { ...size, colour })),
  );
  give(list, "drop", [van, notes, ...files]);
  await expect.element(page.getByText(/“notes\.jpg”: This file isn’t a picture\./)).toBeVisible();
  await expect.element(uploaded.getByText("Uploaded.", { exact: true })).toHaveLength(3);
  await expect.element(items.filter({ hasText: "van.jpg" })).toMatchTextContent("No alt text");
  await expect.element(items).toHaveLength(5);
  expect(top()).toBe(before);
  expect(await screenFaults()).toEqual([]);

  await page.getByRole("button", { name: "Describe 3 pictures" }).click();
  const dialog = page.getByRole("dialog", { name: /^Picture \d of 3$/ });
  expect(await screenFaults([390, 1440])).toEqual([]);
  await userEvent.keyboard("Blue sky{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Picture 2 of 3" })).toBeVisible();
  await dialog.getByRole("button", { name: "Decorative only" }).click();
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await expect.element(dialog.getByLabelText("Alt text")).toHaveFocus();
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(items.filter({ hasText: "skyblue.jpg" })).toMatchTextContent("Blue sky");
  await expect.element(items.filter({ hasText: "olive.jpg" })).toMatchTextContent("Decorative");
  await expect.element(page.getByRole("button", { name: "Describe 1 picture" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(uploaded).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Describe 2 pictures" })).toBeVisible();
});

test("rejects uploads to the library while offline", async ({ admin, network, console }) => {
  console.allow(/Could not be read/);
  await openList(admin);
  network.cut();
  await expect.element(page.getByRole("status").filter({ hasText: "Offline." })).toBeVisible();
  const button = page.getByRole("button", { name: "Upload pictures" });
  await chooseFiles(button, page.getByLabelText("Pictures to upload"), [await pictureFile("late.jpg")]);
  await expect.element(page.getByText(/You’re offline\. Please choose the pictures again/)).toBeVisible();
  expect(uploaded.elements()).toEqual([]);
});
