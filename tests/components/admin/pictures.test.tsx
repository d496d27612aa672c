import { commands, page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { chooseFiles, give, pictureFile } from "../../setup/components/files.ts";
import { press } from "../../setup/components/steps.ts";
import { addPost, readPost } from "../../setup/posts.ts";

const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const title = page.getByRole("textbox", { name: "Title" });
const list = page.getByRole("list", { name: "Pictures just added" });
const storage = /storage\/v1\/object/;
const slug = "with-pictures";

test.beforeEach(async ({ admin }) => {
  const id = await addPost({ title: "With pictures", slug, status: "draft", content: "Before.\n\nAfter." });
  await admin.open(`/admin/posts/${id}`);
  await expect.element(text).toHaveValue("Before.\n\nAfter.");
  const area = text.element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(7, 7);
});

const untilText = (shape: RegExp) =>
  expect.poll(() => (text.element() as HTMLTextAreaElement).value).toMatch(shape);

const pictureAddress = /http:[^)# ]*\/post-images\/[0-9a-f]{32}\/1x1-[0-9a-f]{6}\.webp/;
const storedAddress = async () => pictureAddress.exec((await readPost(slug)).content)?.[0] ?? "";

test("adds a dropped picture's description to the text", async ({ admin }) => {
  await userEvent.keyboard("{Enter}");
  const hint = page.getByText("Drop to insert the picture at the cursor.");
  give(text, "dragover", [await pictureFile("a.png")]);
  await expect.element(hint).toBeVisible();
  give(text, "drop", [await pictureFile("shop-front_2.png")]);
  await expect.element(hint).not.toBeInTheDocument();
  await untilText(/^Before\.\n!\[\]\(http.*\)\n\nAfter\.$/);
  await userEvent.keyboard(" Typed.");
  await expect.element(list.getByText("Uploaded.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Describe 1 picture" }).click();
  await expect.element(page.getByLabelText("What does it show?")).toHaveFocus();
  await page.getByLabelText("Caption").fill('Our "old" shop');
  await page.getByLabelText("Full width").click();
  await page.getByLabelText("What does it show?").fill("The shop [open], at night");
  await userEvent.keyboard("{Enter}");
  await expect.element(text).toHaveFocus();
  admin.command("save");
  await expect
    .poll(async () => (await readPost(slug)).content)
    .toMatch(
      /^Before\.\n!\[The shop \\\[open\\\], at night\]\(.*#wide "Our \\"old\\" shop"\) Typed\.\n\nAfter\.$/,
    );
  expect((await fetch(await storedAddress())).status).toBe(200);
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test("uploads a picture added offline once the connection returns", async ({ admin, network, console }) => {
  console.allow(/could not be (read|counted)/i);
  network.cut();
  give(text, "drop", [await pictureFile("one.png")]);
  await expect.element(list.getByText(/^Saved on this computer\./)).toBeVisible();
  admin.command("save");
  expect(await storedAddress()).toBe("");
  network.restore();
  await expect.poll(storedAddress).not.toBe("");
  expect((await fetch(await storedAddress())).status).toBe(200);
});

test("undoes the insertion of a picture separately from typing", async () => {
  await userEvent.keyboard(" Typed.");
  give(text, "drop", [await pictureFile("one.png")]);
  await untilText(/post-images/);
  await userEvent.keyboard("{Control>}zz{/Control}");
  await expect.element(text).toHaveValue("Before. Typed.\n\nAfter.");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(text).not.toHaveValue("Before. Typed.\n\nAfter.");
  await userEvent.keyboard("{Control>}{Shift>}zzz{/Shift}{/Control}");
  await untilText(/^Before\. Typed\.!\[\]\(http.*\)\n\nAfter\.$/);
});

test("inserts several chosen pictures as separate paragraphs", async () => {
  const two = [await pictureFile("one.png"), await pictureFile("two.png", { colour: "red" })];
  const button = page.getByRole("button", { name: "Picture" });
  await chooseFiles(button, page.getByLabelText("Pictures to insert"), two);
  await untilText(/^Before\.!\[\]\(http[^)]*\)\n\n!\[\]\(http[^)]*\)\n\nAfter\.$/);
  await page.getByRole("button", { name: "Describe 2 pictures" }).click();
  await page.getByRole("button", { name: "Decorative only" }).click();
  await userEvent.keyboard("Two{Enter}");
  await untilText(/^Before\.!\[\]\(http[^)]*#decorative\)\n\n!\[Two\]\(http[^)]*\)\n\nAfter\.$/);
  await userEvent.keyboard("{Control>}z{/Control}");
  await untilText(/#decorative\)\n\n!\[\]\(http[^)]*\)\n\nAfter\.$/);
  await press(text, "{Control>}{End}{/Control}");
  give(text, "paste", [await pictureFile("image.png")]);
  await untilText(/After\.!\[\]\(http[^)]*\)$/);
});

test("asks whether the description fits when a picture replaces another one", async ({ backend }) => {
  await commands.addLibraryPicture(backend.url, { name: "Bench", colour: "#47607a" });
  await commands.addLibraryPicture(backend.url, { name: "Street", colour: "#c8a07b", alt: "The street" });
  await userEvent.keyboard(" ![[Old \\[[shop](a.png)");
  const area = text.element() as HTMLTextAreaElement;
  const select = () => area.setSelectionRange(8, area.value.indexOf("\n"));
  select();
  give(text, "paste", [await pictureFile("new.png")]);
  await untilText(/^Before\. !\[Old \\\[shop\]\(http[^)]*\)\n/);
  await page.getByRole("button", { name: "Describe 1 picture" }).click();
  const description = page.getByRole("textbox", { name: "What does it show?" });
  await expect.element(description).toHaveAccessibleDescription(/Does this still describe the picture\?/);
  await description.fill("A new shop");
  await expect.element(description).not.toHaveAccessibleDescription(/Does this still describe/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(description).not.toBeInTheDocument();

  for (const [name, alt] of [
    ["Bench", "A new shop"],
    ["Street", "The street"],
  ] as const) {
    select();
    await page.getByRole("button", { name: "More formatting" }).click();
    await page.getByRole("menuitem", { name: "Picture from the library" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(name) })
      .click();
    await untilText(new RegExp(`^Before\\. !\\[${alt}\\]\\(http[^)]*\\)\n`));
  }
  await expect.element(page.getByText("Does this still describe the picture?")).toBeVisible();
});

test("replaces file names in the text with the chosen pictures", async () => {
  await userEvent.keyboard("{Enter}{Enter}![[A bench](img/bench.png#wide) and ![[](img/b.png)");
  await expect
    .element(page.getByText(/^The text refers to 2 pictures not uploaded yet: img\/bench\.png, img\/b\.png/))
    .toBeVisible();
  await page
    .getByLabelText("Pictures the text refers to")
    .upload([await pictureFile("bench.png"), await pictureFile("other.png")]);
  await expect.element(page.getByText(/Not used in the text, so skipped: other\.png/)).toBeVisible();
  await expect
    .element(page.getByText(/^The text refers to a picture not uploaded yet: img\/b\.png/))
    .toBeVisible();
  await untilText(/!\[A bench\]\(http[^)]*#wide\) and !\[\]\(img\/b\.png\)/);
});

test("does not move the focus when an upload finishes", async () => {
  give(text, "drop", [await pictureFile("one.png")]);
  await press(title, "{End} and");
  await untilText(/!\[\]\(http/);
  await userEvent.keyboard(" more");
  await expect.element(title).toHaveValue("With pictures and more");
});

test("accepts a picture that is dropped with other files", async () => {
  const notes = new File([new Uint8Array(100)], "notes.txt", { type: "text/plain" });
  give(text, "drop", [notes, await pictureFile("good.png")]);
  await expect.element(page.getByText(/“notes\.txt”: /)).toBeVisible();
  await untilText(/^Before\.\n\n!\[\]\(http[^)]*\)\n\nAfter\.$/);
});

test("removes a picture from the text when its upload is cancelled", async ({ network }) => {
  network.holdInstead("POST", storage);
  await userEvent.keyboard(" Typed.");
  give(text, "drop", [await pictureFile("one.png")]);
  await untilText(/!\[\]\(http/);
  await list.getByRole("button", { name: "Cancel" }).click();
  await expect.element(text).toHaveValue("Before. Typed.\n\nAfter.");
  await expect.element(list).not.toBeInTheDocument();
});

const card = page.getByRole("figure").filter({ hasText: "Social preview" });

const shownPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("[alt='']")].filter((each) => each.checkVisibility());

const shapes = () =>
  shownPictures().map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return Math.round((100 * width) / height);
  });
const asInArticle = Math.round((100 * 78) / 36);

test("crops the featured image as the article and its share card do", async () => {
  const large = await pictureFile("large.png", { width: 1000, height: 800 });
  await page.getByRole("button", { name: "Details" }).click();
  await page.getByLabelText("Picture to upload").upload(large);
  await expect.poll(() => shapes().slice(-2)).toEqual([asInArticle, Math.round((100 * 712) / 430)]);
  expect(card.element().contains(shownPictures().at(-1) ?? null)).toBe(true);
});

test("saves the featured image with its description", async ({ admin }) => {
  const wide = await pictureFile("wide.png", { width: 320, height: 200 });
  await page.getByRole("button", { name: "Details" }).click();
  await page.getByLabelText("Picture to upload").upload(wide);
  await expect.poll(() => shownPictures().at(-1)?.naturalWidth).toBe(320);
  await expect.poll(() => shapes().at(-1)).toBe(asInArticle);
  expect(card.element().querySelector("img")).toBeNull();
  const alt = page.getByLabelText(/What does the featured image show/);
  await alt.fill("Our shop");
  admin.command("save");
  await expect.poll(async () => (await readPost(slug)).featured_image_alt).toBe("Our shop");
  expect((await readPost(slug)).featured_image_url).toMatch(
    /\/storage\/v1\/object\/public\/post-images\/[0-9a-f]{32}\/320x200-[0-9a-f]{6}\.webp$/,
  );
});

test("asks whether the description fits when another featured image is uploaded", async () => {
  const upload = page.getByLabelText("Picture to upload");
  const alt = page.getByLabelText(/What does the featured image show/);
  const address = page.getByLabelText(/^Featured image/);
  const asks = "Does this still describe the picture?";
  await page.getByRole("button", { name: "Details" }).click();
  await upload.upload(await pictureFile("one.png", { width: 320, height: 200 }));
  await alt.fill("Our shop");
  await expect.element(alt).not.toHaveAccessibleDescription(asks);
  await page.getByRole("checkbox", { name: /^Decorative/ }).click();
  await page.getByRole("checkbox", { name: /^Decorative/ }).click();
  await expect.element(alt).not.toHaveAccessibleDescription(asks);
  await upload.upload(await pictureFile("two.png", { width: 300, height: 200 }));
  await expect.element(address).toHaveValue(expect.stringContaining("/300x200-"));
  await expect.element(alt).toHaveValue("Our shop");
  await expect.element(alt).toHaveAccessibleDescription(asks);
  await alt.fill("Our new shop");
  await expect.element(alt).not.toHaveAccessibleDescription(asks);
});

test("does not navigate to a file dropped outside the text", async () => {
  const outside = page.getByRole("link", { name: "Posts" }).last();
  const file = new File(["x"], "a.png", { type: "image/png" });
  expect([give(outside, "dragover", [file]), give(outside, "drop", [file])]).toEqual([true, true]);
});
