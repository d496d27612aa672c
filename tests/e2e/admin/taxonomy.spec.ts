import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { addPost, readPost } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

test("redirects visitors from an old URL until the owner removes the redirect", async ({ page }) => {
  await openAdmin(page, `/admin/posts/${await addPost({ title: "Moves", slug: "journey-moves" })}`);
  await page.getByRole("button", { name: "Details" }).click();
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("The old address will redirect to the new one");
  await page.getByRole("alertdialog").getByRole("button", { name: "Change address" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("journey-moved");
  await expect(page.getByText("Once published, /blog/journey-moves will redirect here.")).toBeVisible();
  await publish(page, "Publish changes");
  const old = page.getByRole("list", { name: "Old addresses that redirect here" });
  await expect(old).toContainText("/blog/journey-moves redirects here");
  expect((await readPost("journey-moved")).title).toBe("Moves");

  const visitor = await page.context().newPage();
  await visitor.goto("/blog/journey-moves?from=mail#main");
  await expect(visitor).toHaveURL(/\/blog\/journey-moved\?from=mail#main$/);
  await expect(visitor.getByRole("heading", { name: "Moves", level: 1 })).toBeVisible();
  await visitor.close();

  await old.getByRole("button", { name: "Remove the old address journey-moves" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const stored = async () =>
    (await serviceClient().from("blog_redirects").select("slug").eq("slug", "journey-moves")).data;
  await expect.poll(stored).toEqual([]);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(old).toBeHidden();

  const built = "choosing-a-domain-name";
  await serviceClient()
    .from("blog_posts")
    .update({ slug: "journey-domain" })
    .eq("slug", built)
    .throwOnError();
  await page.goto(`/blog/${built}`);
  await expect(page).toHaveURL(/\/blog\/journey-domain$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/journey-domain$/);
});
