import { expect, type Launched, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { type NetworkGate, withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { chooseMenu, openPost, overview } from "../../setup/desktop/owner-steps.ts";
import { type WritingDesk, writingStories } from "../../setup/writing-stories.ts";

type Surroundings = Pick<WritingDesk, "posts"> & {
  network: NetworkGate;
  launch: () => Promise<Launched>;
};

function deskOf(running: Launched, { posts, network, launch }: Surroundings): WritingDesk {
  let { app, page } = running;
  return {
    page: () => page,
    posts,
    openPost: (id) => openPost(page, id),
    save: () => chooseMenu(app, "save"),
    cutNetwork: network.down,
    async restoreNetwork() {
      await network.up();
      // Only the operating system reports network changes, so the test simulates the event.
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
    },
    async crash() {
      // Without a keychain, the next start would ask the user to sign in.
      test.skip(!hasKeychain(), noKeychain);
      await app.kill();
      ({ app, page } = await launch());
      await expect(overview(page)).toBeVisible();
    },
  };
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(withoutNetwork);
});

for (const { title, play } of writingStories)
  test(title, async ({ desk, posts, launch }) => {
    await play(deskOf(desk, { posts, network: desk.network, launch }));
  });
