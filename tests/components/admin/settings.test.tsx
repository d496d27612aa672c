import { authors } from "@brightwren/brand";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { press } from "../../setup/components/steps.ts";

test("starts a new post with the author from the settings, or else the default", async ({ admin }) => {
  await admin.open("/admin/settings");
  const author = page.getByLabelText("Author of new posts");
  await expect.element(author).toHaveAccessibleDescription(`If empty, we use ${authors.owner}.`);
  expect(await screenFaults([390, 768, 1440])).toEqual([]);
  await author.fill("  Ann   Wren ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Settings saved")).toBeVisible();
  await expect.element(author).toHaveValue("Ann Wren");
  await admin.open("/admin/posts/new");
  await expect.element(page.getByLabelText("Author")).toHaveValue("Ann Wren");
  await expect.element(page.getByText("Nothing written yet")).toBeVisible();

  await admin.open("/admin/settings");
  await expect.element(author).toHaveValue("Ann Wren");
  await author.fill("");
  await press(page.getByRole("button", { name: "Save authors" }), "{Enter}");
  await expect.element(page.getByText("Settings saved")).toBeVisible();
  await admin.open("/admin/posts/new");
  await expect.element(page.getByLabelText("Author")).toHaveValue(authors.owner);
});

test("links to import and export", async ({ admin }) => {
  await admin.open("/admin/settings");
  await press(page.getByRole("link", { name: "Import or export" }), "{Enter}");
  await expect.element(page.getByRole("heading", { name: "Import and export", level: 1 })).toBeVisible();
});

test("keeps the chosen theme", async ({ admin }) => {
  const { dataset } = document.documentElement;
  const choice = (name: string) => page.getByRole("radio", { name });
  const shown = () => getComputedStyle(document.documentElement).colorScheme;
  await admin.open("/admin/settings");
  await expect.element(choice("Match my device")).toBeChecked();
  await choice("Dark").click();
  await expect.poll(shown).toBe("dark");
  // The site's first script reads it.
  expect(localStorage.getItem("theme")).toBe("dark");
  delete dataset["theme"];
  await admin.reload();
  await expect.poll(shown).toBe("dark");
  await choice("Match my device").click();
  await expect.poll(shown).toBe("light dark");
});
