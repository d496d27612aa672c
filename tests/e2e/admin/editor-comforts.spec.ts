import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { press } from "../../setup/desktop/owner-steps.ts";
import { addPost } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

test("shows a draft by private link until the link is withdrawn", async ({ page, context, browser }) => {
  const content = "## Not public\n\nFor your eyes. [Contact](/contact)";
  const id = await addPost({ title: "Shared", status: "draft", content });
  await openAdmin(page, `/admin/posts/${id}`);
  await press(page, "Preview");
  const link = page.getByRole("region", { name: "Preview" }).getByRole("link", { name: "Contact" });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(/\/contact$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  await press(page, "More actions");
  await page.getByRole("menuitem", { name: "Private links" }).click();
  const dialog = page.getByRole("dialog", { name: "Private links" });
  await dialog.getByLabel("Expires after").selectOption("1 day");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByLabel(/^Copy your new link/).inputValue();
  expect(address).toMatch(/\/draft#[0-9a-f]{48}$/);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(/^This is a draft, shared privately until \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Not public" })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await screenFaults(visitor, [390, 1440])).toEqual([]);

  await dialog.getByRole("button", { name: /^Revoke/ }).click();
  await expect(dialog.getByText("No active links.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await visitor.goto("/draft");
  await expect(visitor.getByText("The end of the link is missing here")).toBeVisible();
  await visitor.close();
});
