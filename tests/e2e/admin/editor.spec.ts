import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { confirmOnSheet, openAdmin, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { press, saved, text, title } from "../../setup/desktop/owner-steps.ts";
import { rebuildState } from "../../setup/posts.ts";
import { testBackend } from "../../setup/test-backend.ts";

async function readAsVisitor(slug: string): Promise<string | undefined> {
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${localPublishableKey}` };
  const query = `${testBackend.url}/rest/v1/blog_posts?select=content&slug=eq.${slug}`;
  const [post] = (await (await fetch(query, { headers })).json()) as { content: string }[];
  return post?.content;
}

test("updates a published post through a pending version", async ({ page }) => {
  // The seeds count as an unbuilt change for 15 minutes after their database was created.
  await page.route(/rpc\/site_rebuild_state/, (route) => route.fulfill({ json: rebuildState(null) }));
  await openAdmin(page, "/admin/posts/new");
  await title(page).fill("Whole journey");
  await text(page).fill("Public.");
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  expect(await readAsVisitor("whole-journey")).toBeUndefined();
  await publish(page);
  await expect(page.getByRole("button", { name: "View post" })).toBeVisible();
  await expect(page.locator("#main").getByText("Live. Static page updating…")).toBeVisible();
  expect(await readAsVisitor("whole-journey")).toBe("Public.");

  await text(page).fill("Pending.");
  await page.keyboard.press("Control+s");
  const pending = page.getByText("You’re editing the pending version");
  await expect(pending).toBeVisible();
  expect(await readAsVisitor("whole-journey")).toBe("Public.");
  await page.reload();
  await expect(text(page)).toHaveValue("Pending.");
  await press(page, "Apply");
  expect(await readAsVisitor("whole-journey")).toBe("Public.");
  await confirmOnSheet(page, "Update now");
  await expect.poll(() => readAsVisitor("whole-journey")).toBe("Pending.");
  await expect(pending).toBeHidden();
  await page.reload();
  await expect(text(page)).toHaveValue("Pending.");
});
