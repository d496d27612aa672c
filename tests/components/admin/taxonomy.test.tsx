import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { choose, press } from "../../setup/components/steps.ts";
import { addPost } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

const part = (name: string) => page.getByRole("region", { name });
const rows = (list: string) =>
  part(list)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const row = (list: string, name: string) => rows(list).filter({ has: page.getByText(name, { exact: true }) });
const names = () =>
  part("Categories")
    .getByRole("rowheader")
    .elements()
    .map((element) => (element as HTMLElement).innerText.split("\n")[0]);
const tagsOf = async (slug: string) =>
  (await serviceClient().from("blog_posts").select("tags").eq("slug", slug).single()).data?.tags;
/** Excludes notifications, which are also dialogs. */
const dialog = page.getByRole("dialog", { name: /^(Rename|Merge|Delete) / });
const name = dialog.getByLabelText("Name");
const newCategory = page.getByLabelText("New category");
const inDialog = (button: string) => dialog.getByRole("button", { name: button });
const categories = () => serviceClient().from("blog_categories");

async function addTagged(category: string, tags: string[], slug: string): Promise<void> {
  const id = await addPost({ title: "Sorted", slug, tags });
  const { data } = await categories().select("id").eq("slug", category).single();
  await serviceClient().from("blog_posts").update({ category_id: data?.id }).eq("id", id).throwOnError();
}

test.beforeEach(async ({ backend }) => {
  await serviceClient(backend.url)
    .from("blog_categories")
    .insert([
      { name: "Fairs", slug: "fairs" },
      { name: "Markets", slug: "markets" },
      { name: "Stands", slug: "stands" },
    ])
    .throwOnError();
});

test("reorders categories by keyboard alone, and by dragging", async ({ admin }) => {
  await admin.open("/admin/posts");
  await press(page.getByRole("link", { name: "Categories and tags" }), "{Enter}");
  await expect.element(page.getByRole("heading", { name: "Categories and tags", level: 1 })).toBeVisible();
  await expect.element(row("Categories", "Fairs")).toMatchTextContent("Fairs/blog/category/fairsno posts");

  await newCategory.fill("Stalls");
  await expect.element(page.getByText("Its address will be /blog/category/stalls")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Categories", "Stalls")).toBeVisible();
  await expect.element(newCategory).toHaveValue("");
  expect(await screenFaults([390, 1440])).toEqual([]);

  const before = names();
  const up = page.getByRole("button", { name: "Move Stalls up" });
  await press(up, "{Enter}{Enter}{Enter}");
  await expect.element(up).toHaveFocus();
  const down = page.getByRole("button", { name: "Move Stalls down" });
  await press(down, "{Enter}");
  await expect.element(down).toHaveFocus();
  const place = before.indexOf("Stalls") - 1;
  await expect
    .element(page.getByText(`Stalls is now number ${place} of ${before.length}`))
    .toBeInTheDocument();
  const stored = async () => (await categories().select("position").eq("slug", "stalls").single()).data;
  await expect.poll(stored).toEqual({ position: place });
  await admin.open("/admin/posts/categories");
  await expect.element(row("Categories", "Stalls")).toBeVisible();
  expect(names().indexOf("Stalls")).toBe(place - 1);

  const last = names().at(-1) ?? "";
  const handle = row("Categories", last).element().querySelector("[data-handle]") ?? document.body;
  await userEvent.dragAndDrop(handle, row("Categories", names()[1] ?? ""));
  await expect.poll(() => names().indexOf(last)).toBe(1);
  await admin.open("/admin/posts/categories");
  await expect.poll(() => names().indexOf(last)).toBe(1);
});

test("deletes a category by keyboard alone", async ({ admin }) => {
  await admin.open("/admin/posts/categories");
  const rename = page.getByRole("menuitem", { name: "Rename" });
  await press(page.getByRole("button", { name: "Actions for Stands" }), "{Enter}");
  await expect.element(rename).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}Fairs");
  await press(inDialog("Use “fairs”"), "{Enter}");
  await press(name, "{Enter}");
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent(
      "The category was not renamed. The category “Fairs” already exists. Choose another name, or merge the two.",
    );
  expect(await screenFaults([390, 1440])).toEqual([]);
  await name.fill("Shows");
  await press(inDialog("Use “shows”"), "{Enter}");
  await expect
    .element(dialog)
    .toMatchTextContent("The old address, /blog/category/stands, will redirect to the new one.");
  await press(name, "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row("Categories", "Shows")).toMatchTextContent("/blog/category/shows");

  await press(page.getByRole("button", { name: "Actions for Shows" }), "{Enter}");
  await expect.element(rename).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toMatchTextContent("No posts use it.");
  await press(inDialog("Delete"), "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row("Categories", "Shows")).not.toBeInTheDocument();
});

test("moves the posts of a deleted category to another one", async ({ admin }) => {
  await addTagged("fairs", [], "sorted");
  await admin.open("/admin/posts/categories");
  await choose("Actions for Fairs", "Delete");
  await expect.element(dialog).toMatchTextContent("Used by 1 post.");
  await dialog.getByLabelText("Move it to").selectOptions("Markets");
  await expect
    .element(dialog)
    .toMatchTextContent("1 post moves to Markets. /blog/category/fairs will redirect there.");
  await inDialog("Move and delete").click();
  await expect.element(page.getByText("1 post moved to “Markets”. “Fairs” deleted")).toBeVisible();
  await expect.element(row("Categories", "Markets")).toMatchTextContent("1 post");
});

test("keeps the input while offline", async ({ admin, network, console }) => {
  console.allow(/Failed to fetch/);
  await admin.open("/admin/posts/categories");
  await choose("Actions for Fairs", "Rename");
  await name.fill("Shows");
  await categories().update({ name: "Fairs and shows" }).eq("slug", "fairs").throwOnError();
  await inDialog("Rename").click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("now called “Fairs and shows”");
  await inDialog("Cancel").click();
  await expect.element(row("Categories", "Fairs and shows")).toBeVisible();

  await choose("Actions for Markets", "Rename");
  await name.fill("Stalls");
  const stop = network.refuse("PATCH", /rest\/v1\/blog_categories/);
  await inDialog("Rename").click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The category was not renamed. The server could not be reached.");
  await expect.element(name).toHaveValue("Stalls");
  stop();
  await inDialog("Rename").click();
  await expect.element(row("Categories", "Stalls")).toBeVisible();
});

test("renames a tag to an existing one, which merges them", async ({ admin }) => {
  await addTagged("fairs", ["tents", "bunting", "rain"], "tagged");
  await admin.open("/admin/posts/categories");
  await page.getByRole("link", { name: /^Tags/ }).click();
  const find = page.getByLabelText("Search tags");
  await find.fill("tents");
  await expect.element(rows("Tags")).toHaveLength(1);
  await choose("Actions for the tag tents", "Rename or merge");
  await name.fill("rain");
  await expect
    .element(dialog)
    .toMatchTextContent("The tag “rain” already exists, so the two will be merged.");
  await inDialog("Merge").click();
  await expect.element(page.getByText("“tents” renamed to “rain” in 1 post")).toBeVisible();
  await find.fill("bunting");
  await choose("Actions for the tag bunting", "Delete");
  await inDialog("Delete").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row("Tags", "bunting")).not.toBeInTheDocument();
  expect(await tagsOf("tagged")).toEqual(["rain"]);
});

test("merges tags that differ only in capitals, and selected ones", async ({ admin, network, console }) => {
  console.allow(/Not all of the tags/);
  await addTagged("fairs", ["Bunting", "Tent", "Tents"], "one");
  await addTagged("fairs", ["bunting"], "two");
  await addTagged("fairs", ["bunting", "Stents"], "three");
  await admin.open("/admin/posts/categories?show=tags&q=nt");
  await expect.element(page.getByText("“bunting” and “Bunting” differ only in capitals.")).toBeVisible();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await page.getByRole("button", { name: "Merge “bunting” and “Bunting”" }).click();
  await expect.element(dialog).toMatchTextContent("1 post moves to bunting.");
  expect(await screenFaults([390, 1440])).toEqual([]);
  await inDialog("Merge").click();
  await expect.element(page.getByText("“Bunting” merged into “bunting”")).toBeVisible();
  await expect.element(page.getByText(/differ only in capitals/)).not.toBeInTheDocument();
  expect(await tagsOf("one")).toEqual(["bunting", "Tent", "Tents"]);

  await page.getByLabelText("Search tags").fill("");
  await expect.element(rows("Tags").nth(0)).toMatchTextContent(/^Copywriting5 posts/);
  await page.getByLabelText("Search tags").fill("tent");
  for (const tag of ["Tent", "Tents", "Stents"])
    await page.getByRole("checkbox", { name: `Select the tag ${tag}`, exact: true }).click();
  await page.getByRole("button", { name: "Merge 3 tags" }).click();
  await dialog.getByLabelText("Keep which one?").selectOptions("Stents");
  await expect.element(dialog).toMatchTextContent("Up to 2 posts move to Stents.");
  const stop = network.answer("POST", /replace_tag/, 500);
  network.hold("POST", /replace_tag/).release();
  await inDialog("Merge").click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Not all of the tags were merged.");
  await expect.element(page.getByRole("dialog", { name: "Merge 2 tags" })).toBeVisible();
  stop();
  await inDialog("Merge").click();
  await expect.element(page.getByText("“Tents” merged into “Stents”")).toBeVisible();
  expect(await tagsOf("one")).toEqual(["bunting", "Stents"]);
});
