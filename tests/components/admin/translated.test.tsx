import { adminPaths } from "@brightwren/admin/admin-paths";
import { page, userEvent } from "vitest/browser";
import { onTestFinished } from "vitest";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { press } from "../../setup/components/steps.ts";
import { addPost } from "../../setup/posts.ts";
import { adminScreens } from "../../setup/routes.ts";
import { translateDocument } from "../../setup/translate-page.ts";

const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const visible = (selector: string) => found(selector).filter((element) => element.checkVisibility());

async function untilWhole(): Promise<void> {
  await expect.poll(() => found("[aria-busy=true]")).toEqual([]);
  const broken = /Unexpected Application Error|couldn’t be shown/;
  expect(page.getByText(broken).elements()).toEqual([]);
}

async function openTranslated(admin: Admin, path: string): Promise<void> {
  await admin.open(path);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilWhole();
  onTestFinished(translateDocument());
}

for (const path of adminScreens)
  test(
    `keeps the translated screen ${path} intact while its controls are used`,
    {
      tags: path === adminPaths.posts ? [] : ["deep"],
    },
    async ({ admin }) => {
      await openTranslated(admin, path);
      for (const summary of visible("main summary")) await userEvent.click(summary);
      for (const menu of visible("main [aria-haspopup=menu]").slice(0, 3)) {
        await userEvent.click(menu);
        await expect.element(page.getByRole("menu")).toBeVisible();
        await userEvent.keyboard("{Escape}");
        await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
      }
      const tabs = "main nav a:not([aria-current])";
      for (let index = 0; index < Math.min(4, found(tabs).length); index += 1) {
        await userEvent.click(found(tabs)[index] ?? document.body);
        await untilWhole();
      }
      const [search] = found("main input[type=search]");
      if (search) {
        await userEvent.fill(search, "zzz");
        await expect.element(page.getByRole("rowheader")).not.toBeInTheDocument();
        await userEvent.fill(search, "");
      }
      await untilWhole();
      await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

test("updates the selection count in a translated list", async ({ admin }) => {
  await openTranslated(admin, adminPaths.posts);
  const boxes = page.getByRole("region", { name: /Posts/ }).getByRole("checkbox");
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await expect.element(page.getByText(/2 selected/)).toBeVisible();
  await boxes.nth(1).click();
  await expect.element(page.getByText(/1 selected/)).toBeVisible();
  await untilWhole();
});

test("publishes a post from a translated editor", async ({ admin }) => {
  const id = await addPost({ title: "Translated editor", status: "draft" });
  await openTranslated(admin, adminPaths.post(id));
  const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await press(text, "{Control>}{End}{/Control} More words.{Control>}s{/Control}");
  await expect.element(page.getByText(/Saved/).first()).toBeVisible();
  await page.getByRole("button", { name: /Details/ }).click();
  const [tags = document.body] = found("[list=post-tags]");
  await userEvent.fill(tags, "roofs");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Remove roofs" }).click();
  await expect.element(page.getByRole("list", { name: "Chosen tags" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: /Done/ }).click();
  await press(text, "{Control>}f{/Control}");
  await page.getByLabelText("Find").fill("words");
  await expect.element(page.getByText(/1 of 1/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "¡Publish!" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Publish now/ })
    .click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText(/Published/).first()).toBeVisible();
  await untilWhole();
});
