import { cdp, page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { key, title } from "../../setup/components/editor.ts";

/** Dispatches a key press that an input method has handled. Returns false if the page called `preventDefault`. */
const pressInComposition = (field: Element, name: string, isComposing = true): boolean =>
  field.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, keyCode: 229, isComposing, bubbles: true, cancelable: true }),
  );

test("does not add a tag when Enter accepts an input-method candidate", async ({ admin }) => {
  await admin.open("/admin/posts/new");
  const tags = page.getByLabelText("Tags", { exact: true });
  const chosen = page.getByRole("list", { name: "Chosen tags" });
  await page.getByRole("button", { name: "Details" }).click();
  await tags.click();
  const composition = { text: "とうきょう", selectionStart: 5, selectionEnd: 5 };
  await cdp().send("Input.imeSetComposition", composition);
  await expect.element(tags).toHaveValue("とうきょう");
  for (const isComposing of [true, false]) {
    expect(pressInComposition(tags.element(), "Enter", isComposing)).toBe(true);
    expect(chosen.query()?.textContent ?? "").toBe("");
  }
  await cdp().send("Input.insertText", { text: "東京" });
  await key("Enter");
  await expect.element(chosen).toMatchTextContent("東京");
});

test("ignores key presses during composition", async ({ admin }) => {
  await admin.open("/admin/posts/new");
  await title.fill("東京");
  expect(pressInComposition(title.element(), "Enter")).toBe(true);
  await expect.element(title).toHaveFocus();
  await key("Control+k");
  const palette = page.getByRole("dialog");
  const search = palette.getByRole("combobox");
  await search.fill("posts");
  for (const name of ["Enter", "Escape", "ArrowDown", "Process"])
    expect(pressInComposition(search.element(), name)).toBe(true);
  await expect.element(palette).toBeVisible();
  expect(admin.address()).toMatch(/posts\/(new|[0-9a-f-]{36})$/);
  await key("Escape");
  await expect.element(palette).not.toBeInTheDocument();
});
