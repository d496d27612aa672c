import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { text } from "../../setup/desktop/owner-steps.ts";
import { expect } from "../../setup/journey.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { type WritingDesk, writingStories } from "../../setup/writing-stories.ts";

for (const { title, play } of writingStories)
  test(title, async ({ page: first, context, consoleGuard }) => {
    consoleGuard.allow(withoutNetwork);
    let page = first;
    const desk: WritingDesk = {
      page: () => page,
      posts: postsAt(testBackend.url),
      async openPost(id) {
        await openAdmin(page, `/admin/posts/${id}`);
        await expect(text(page)).toHaveValue(/./);
      },
      save: () => page.keyboard.press("Control+s"),
      cutNetwork: () => context.setOffline(true),
      restoreNetwork: () => context.setOffline(false),
      async crash() {
        await crashWindow(page);
        page = await context.newPage();
        consoleGuard.watch(page);
        await openAdmin(page);
      },
    };
    await play(desk);
  });
