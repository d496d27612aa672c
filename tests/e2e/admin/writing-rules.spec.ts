import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { crashWindow } from "../../setup/crash-window.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { text } from "../../setup/desktop/owner-steps.ts";
import { expect } from "../../setup/journey.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { removePosts } from "../../setup/posts.ts";
import { type WritingDesk, writingStories } from "../../setup/writing-stories.ts";

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

for (const { title, play } of writingStories)
  test(title, async ({ page: first, context, consoleGuard }) => {
    // What the network does in these journeys is meant to be heard of.
    consoleGuard.allow(withoutNetwork);
    let page = first;
    const posts = postsAt(testBackend.url);
    const desk: WritingDesk = {
      page: () => page,
      posts: {
        ...posts,
        async add(post) {
          const id = await posts.add(post);
          made.push(id);
          return id;
        },
      },
      async openPost(id) {
        await openAdmin(page, `/admin/posts/${id}`);
        await expect(text(page)).toHaveValue(/./);
      },
      save: () => page.keyboard.press("Control+s"),
      cutNetwork: () => context.setOffline(true),
      mendNetwork: () => context.setOffline(false),
      async crash() {
        await crashWindow(page);
        page = await context.newPage();
        consoleGuard.watch(page);
        await openAdmin(page);
      },
    };
    await play(desk);
  });
