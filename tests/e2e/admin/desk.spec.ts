import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test("the first screen is a desk: what waits, what goes out this week, what is to be mended", async ({
  page,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const sender = `Desk ${word}`;
  await addEnquiries([{ first_name: "Desk", last_name: word, message: "Three pages, please." }]);
  const [draft, tomorrow, later, bare] = await Promise.all([
    addPost({ title: `Half written ${word}`, status: "draft" }),
    addPost({ title: `Goes out tomorrow ${word}`, status: "scheduled", published_at: inDays(1) }),
    addPost({ title: `Goes out next month ${word}`, status: "scheduled", published_at: inDays(30) }),
    addPost({ title: `Without an excerpt ${word}`, excerpt: "", published_at: inDays(0) }),
  ]);
  const posts = [draft, tomorrow, later, bare];
  try {
    await openAdmin(page);
    const enquiries = part(page, /new enquir(y|ies)$/);
    await expect(enquiries.getByRole("link", { name: sender })).toBeVisible();
    await expect(enquiries).toContainText("Three pages, please.");
    await expect(
      part(page, "Drafts touched last").getByRole("link", { name: `Half written ${word}` }),
    ).toBeVisible();

    const week = part(page, "What goes out this week");
    await expect(week.getByRole("list").first().getByRole("listitem")).toHaveCount(7);
    await expect(week.getByRole("list").first().getByRole("listitem").first()).toContainText("Today");
    await expect(week.getByRole("link", { name: `Goes out tomorrow ${word}` })).toBeVisible();
    await expect(week.getByText(`next month ${word}`)).toHaveCount(0);

    const mend = part(page, "To mend in what is published");
    await expect(mend.getByRole("listitem").filter({ hasText: `Without an excerpt ${word}` })).toContainText(
      "no excerpt",
      { ignoreCase: true },
    );
    expect(await screenFaults(page)).toEqual([]);

    await page.getByRole("link", { name: "New post" }).press("Enter");
    await expect(page).toHaveURL(/\/admin\/posts\/new$/);
  } finally {
    await removePosts(posts);
  }
});
