import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { undoStories } from "../../setup/undo-stories.ts";

for (const { title, play } of undoStories)
  test(title, async ({ page, consoleGuard }) => {
    // What is not undone is logged.
    consoleGuard.allow(/Failed to undo/);
    // Whether a post that is public again is live is asked of its address, which no build knows of.
    consoleGuard.allow(/status of 404/);
    await play({
      page,
      posts: postsAt(testBackend.url),
      async show(path) {
        await openAdmin(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    });
  });
