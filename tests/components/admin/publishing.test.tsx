import { vi } from "vitest";
import { page } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import {
  announced,
  area,
  choose,
  goTo,
  main,
  openPost,
  pendingNotice,
  press,
  publish,
  text,
} from "../../setup/components/editor.ts";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { addPost, type NewPost, postOf, rebuildState } from "../../setup/posts.ts";

const sheet = page.getByRole("dialog", { name: /^(Publish|Schedule) (this post|your changes)$/ });
const inSheet = (name: string) => sheet.getByRole("button", { name, exact: true });

const openDraft = (admin: Admin, post: Partial<NewPost> = {}) =>
  openPost(admin, { title: "The draft", slug: "the-draft", status: "draft", ...post });
const untilPublished = (id: string) => expect.poll(async () => (await postOf(id)).status).toBe("published");

test("blocks publishing while a link is a placeholder or a picture is missing", async ({ admin }) => {
  const id = await openDraft(admin, {
    content:
      "Dear <first name>, see [our prices](#), [gone](#nowhere), [ring](tel:1).\n\n![Our shop](/no-such-picture.webp)",
  });
  await press("Publish");
  await expect.element(sheet.getByText(/A link has no real address yet: #\./)).toBeVisible();
  await expect.element(sheet.getByText(/A picture won’t load: \/no-such-picture\.webp\./)).toBeVisible();
  await expect.element(sheet.getByText("Fix 2 things first.")).toBeVisible();
  await sheet.getByText(/^\d more to look at$/).click();
  await expect.element(sheet.getByText(/No category: the post/)).toBeVisible();
  await expect.element(sheet.getByText(/^HTML that visitors won’t see: <first name>\./)).toBeVisible();
  await expect.element(sheet.getByText(/^Links that visitors see as text: tel:1\./)).toBeVisible();
  await expect.element(sheet.getByText("Links to sections that don’t exist: #nowhere.")).toBeVisible();
  await expect.element(inSheet("Publish now")).toBeDisabled();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await sheet.getByLabelText("Category").selectOptions("Web Design");
  await expect.element(sheet.getByText(/No category: the post/)).not.toBeInTheDocument();
  await sheet.getByText("Go to the link").first().click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  expect(area().selectionStart).toBe(area().value.indexOf("[our prices]"));
  await text.fill("See [our prices](/services).");
  await publish();
  await untilPublished(id);
});

test("waits for the pending slug check before publishing", async ({ admin, network }) => {
  const id = await openDraft(admin);
  const slugCheck = network.hold("GET", /select=id&slug=eq.the-draft-other/);
  await press("Publish");
  await sheet.getByRole("textbox", { name: "Address" }).fill("the-draft-other");
  await slugCheck.arrived;
  await press("Publish now");
  await expect.element(sheet.getByText("Checking the address and pictures…")).toBeVisible();
  slugCheck.release();
  await expect.element(sheet).not.toBeInTheDocument();
  await untilPublished(id);
  expect((await postOf(id)).slug).toBe("the-draft-other");
});

test("keeps the publishing sheet's title while the sheet closes", async ({ admin }) => {
  await openDraft(admin);
  await press("Publish");
  (sheet.element() as HTMLElement).style.transitionDuration = "60s";
  await inSheet("Publish now").click();
  await expect.element(page.getByRole("button", { name: "View post" })).toBeVisible();
  await expect.element(sheet).toHaveAccessibleName("Publish this post");
});

test("does not publish on Ctrl+S", async ({ admin }) => {
  const id = await openDraft(admin, { status: "published" });
  await expect.element(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
  await text.fill("Changed.");
  await press("Publish changes");
  await expect.element(sheet).toHaveAccessibleName("Publish your changes");
  await press("Cancel");
  await expect.element(sheet).not.toBeInTheDocument();
  expect((await postOf(id)).content).toBe("Text.");
  admin.command("save");
  await expect.element(pendingNotice).toBeVisible();
  await press("Publish changes");
  await expect.element(sheet).toHaveAccessibleName("Publish your changes");
  expect((await postOf(id)).content).toBe("Text.");
  await press("Publish changes");
  await expect.element(announced("Changes published")).toBeVisible();
  expect((await postOf(id)).content).toBe("Changed.");
});

test("allows an update when the published version already refers to the missing picture", async ({
  admin,
}) => {
  const content = "![Our shop](/no-such-picture-before.webp)";
  const id = await openDraft(admin, { status: "published", content });
  await text.fill(`Changed. ${content}`);
  await publish("Publish changes", "Publish changes");
  await expect.poll(async () => (await postOf(id)).content).toBe(`Changed. ${content}`);
});

test("lets the user change a taken slug on the publishing sheet", async ({ admin }) => {
  await addPost({ title: "Other", slug: "other" });
  const id = await openDraft(admin);
  await press("Publish");
  const address = sheet.getByRole("textbox", { name: "Address" });
  await address.fill("other");
  await expect.element(sheet.getByText("Go to the address")).toBeVisible();
  await expect.element(inSheet("Publish now")).toBeDisabled();
  await address.fill("the-draft-fixed");
  await inSheet("Publish now").click();
  await untilPublished(id);
  expect((await postOf(id)).slug).toBe("the-draft-fixed");
});

test("says at the field that a published post cannot have a future date", async ({ admin }) => {
  await openPost(admin, { status: "published" });
  await press("Details");
  const fault = /^A published post can’t have a future date\. Unpublish it first, then schedule it\.$/;
  const date = page.getByLabelText("Publish date (UK time)");
  await expect.element(date).toHaveAccessibleDescription("The date that visitors see.");
  await date.fill(`${new Date().getFullYear() + 1}-07-01T09:30`);
  await expect.element(page.getByText(fault)).toBeVisible();
  await press("Publish changes");
  await expect.element(sheet.getByText(fault).first()).toBeVisible();
  await expect.element(inSheet("Publish changes")).toBeDisabled();
  await sheet.getByLabelText("Publish date (UK time)").fill("");
  await expect.element(sheet.getByText("A published post needs a date.").first()).toBeVisible();
  await sheet.getByLabelText("Publish date (UK time)").fill("2026-01-05T09:30");
  await inSheet("Publish changes").click();
  await expect.element(announced("Changes published")).toBeVisible();
});

test("says that a site without built pages shows the post", async ({ admin }) => {
  admin.site.readPage = async () => undefined;
  await openDraft(admin);
  await publish();
  await expect.element(main.getByText("Live on this computer. No site has been built yet.")).toBeVisible();
});

test("shows 'Live' only once the public URL serves the new version", async ({ admin, network }) => {
  let html = "A shell.";
  admin.site.readPage = async () => html;
  const rebuild = /rpc\/site_rebuild_state/;
  network.answer("POST", rebuild, 200, rebuildState(null));
  const comeBack = () => window.dispatchEvent(new Event("visibilitychange"));
  const versionOf = (date: string) => `<meta property="article:modified_time" content="${date}">`;
  await openDraft(admin);
  await publish();
  await expect.element(page.getByRole("button", { name: "View post" })).toBeVisible();
  await expect.element(main.getByText("Live. Static page updating…")).toBeVisible();
  network.answer("POST", rebuild, 200, rebuildState(new Date()));
  comeBack();
  await expect.element(main.getByText("Rebuilding…")).toBeVisible();
  html = versionOf("2020-03-05T12:00:00.000Z");
  const answers = vi.spyOn(admin.site, "readPage");
  comeBack();
  await expect.poll(() => answers.mock.calls).toHaveLength(1);
  await expect.element(main.getByText("Rebuilding…")).toBeVisible();
  html = versionOf(new Date(Date.now() + 60_000).toISOString());
  comeBack();
  await expect.element(main.getByText("Live", { exact: true })).toBeVisible();
  await goTo("Posts");
  await page.getByRole("searchbox").fill("The draft");
  const row = page.getByRole("row", { name: /The draft/ });
  await expect.element(row.getByText("Live", { exact: true })).toBeVisible();
});

test("updates the list of issues as the user types", async ({ admin }) => {
  await openDraft(admin);
  const finding = (words: RegExp) => main.getByText(words);
  await finding(/^\d checks$/).click();
  await expect.element(finding(/^No category/)).toBeVisible();
  await text.fill("TODO: write this.");
  await expect.element(finding(/The text still contains a TODO/)).toBeVisible();
  await page.getByRole("button", { name: /Go to the category$/ }).click();
  await expect.element(page.getByLabelText("Category")).toHaveFocus();
  await text.fill("Written.");
  await expect.element(finding(/The text still contains a TODO/)).not.toBeInTheDocument();
});

test("blocks every way of publishing while the text contains an error", async ({ admin }) => {
  await openDraft(admin, { status: "published" });
  await text.fill("![Our shop](/no-such-picture-either.webp)");
  await press("Publish changes");
  await expect.element(sheet.getByText(/A picture won’t load/)).toBeVisible();
  await press("Cancel");
  await text.fill("See [our prices](example.com).");
  await press("Save");
  await press("Publish changes");
  await expect.element(sheet.getByText(/A link has no real address yet: example\.com\./)).toBeVisible();
  await press("Cancel");
  await expect.element(pendingNotice).toBeVisible();

  const published_at = `${new Date().getFullYear() + 1}-07-01T08:30:00.000Z`;
  const id = await openPost(admin, { status: "scheduled", content: "TODO", published_at });
  const date = page.getByLabelText("Publish date (UK time)");
  const before = (date.element() as HTMLInputElement).value;
  await choose("Publish now");
  await expect.element(sheet.getByText(/The text still contains a TODO/)).toBeVisible();
  await press("Cancel");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(date).toHaveValue(before);
  expect((await postOf(id)).status).toBe("scheduled");
});
