import type { Locator } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";

/** The key that an input method has used, as browsers report it; returns whether the page left it to the browser. */
const pressInComposition = (field: Locator, key: string, isComposing = true): Promise<boolean> =>
  field.evaluate(
    (element, [name, composing]) =>
      element.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: name,
          keyCode: 229,
          isComposing: composing,
          bubbles: true,
          cancelable: true,
        }),
      ),
    [key, isComposing] as const,
  );

test("Enter that accepts a candidate adds no tag, and Enter after it does", async ({ page }) => {
  await openAdmin(page, "/admin/posts/new");
  const tags = page.getByLabel("Tags", { exact: true });
  const chosen = page.getByRole("list", { name: "Chosen tags" });
  await tags.focus();
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "とうきょう", selectionStart: 5, selectionEnd: 5 });
  for (const isComposing of [true, false]) {
    expect(await pressInComposition(tags, "Enter", isComposing)).toBe(true);
    await expect(chosen).toHaveCount(0);
  }
  await client.send("Input.insertText", { text: "東京" });
  await tags.press("Enter");
  await expect(chosen).toHaveText(/東京/);
});

test("keys of a composition neither leave the title nor close a dialog", async ({ page }) => {
  await openAdmin(page, "/admin/posts/new");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("東京");
  expect(await pressInComposition(title, "Enter")).toBe(true);
  await expect(title).toBeFocused();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await expect(palette).toBeVisible();
  const search = palette.getByRole("combobox");
  await search.fill("posts");
  for (const key of ["Enter", "Escape", "ArrowDown", "Process"])
    expect(await pressInComposition(search, key)).toBe(true);
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL(/posts\/(new|[0-9a-f-]{36})$/);
  await search.press("Escape");
  await expect(palette).toBeHidden();
});
