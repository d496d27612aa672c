import { test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { chooseMenu, openPost, overview, signIn } from "../../setup/desktop/owner-steps.ts";
import { type WritingDesk, writingStories } from "../../setup/writing-stories.ts";
import { expect } from "playwright/test";

for (const { title, play } of writingStories)
  test(title, async ({ launch, posts, network, consoleGuard }) => {
    test.skip(!hasKeychain(), noKeychain);
    consoleGuard.allow(withoutNetwork);
    let { app, page } = await launch();
    await signIn(page);
    const desk: WritingDesk = {
      page: () => page,
      posts,
      openPost: (id) => openPost(page, id),
      save: () => chooseMenu(app, "save"),
      cutNetwork: network.down,
      async mendNetwork() {
        await network.up();
        // The system announces a network, and the gate is none.
        await page.evaluate(() => window.dispatchEvent(new Event("online")));
      },
      async crash() {
        await app.kill();
        ({ app, page } = await launch());
        await expect(overview(page)).toBeVisible();
      },
    };
    await play(desk);
  });
