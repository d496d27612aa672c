import { test } from "../../setup/desktop/desktop-journey.ts";
import { goTo } from "../../setup/desktop/owner-steps.ts";
import { undoStories } from "../../setup/undo-stories.ts";

for (const { title, play } of undoStories)
  test(title, async ({ desk: { page }, posts, consoleGuard }) => {
    // What is not undone is logged.
    consoleGuard.allow(/Failed to undo/);
    await play({ page, posts, show: (path) => goTo(page, path) });
  });
