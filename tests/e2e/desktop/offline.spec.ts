import type { Page } from "playwright/test";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import {
  chooseMenu,
  goTo,
  openPost,
  overview,
  press,
  statusLine,
  saved,
  signIn,
  text,
  title,
  write,
} from "../../setup/desktop/owner-steps.ts";
import { offlineCache, untilStored } from "../../setup/until-stored.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Offline." });
const newTitle = () => `Offline ${crypto.randomUUID().slice(0, 8)}`;

test.beforeEach(({ consoleGuard }) => {
  test.skip(!hasKeychain(), noKeychain);
  // What the missing network does is meant to be heard of.
  consoleGuard.allow(withoutNetwork);
});

test("without a network the app starts with the last posts, and says so", async ({
  launch,
  posts,
  network,
}) => {
  const words = newTitle();
  const id = await posts.add({ title: words, content: "Read before." });
  const first = await launch();
  await signIn(first.page);
  await goTo(first.page, "/admin/posts");
  await expect(first.page.getByRole("link", { name: words })).toBeVisible();
  // The last posts are read ahead while nothing else is.
  await untilStored(first.page, "Read before.", offlineCache);
  await first.app.close();

  await network.down();
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
  await expect(banner(page)).toContainText("You see the posts as they were last read");
  await expect(
    page.getByRole("region", { name: "Recent Posts" }).getByRole("link", { name: words }),
  ).toBeVisible();
  await openPost(page, id);
  await expect(text(page)).toHaveValue("Read before.");
});

test("what is written without a network is kept over a restart, and sent when the network is back", async ({
  launch,
  posts,
  network,
}) => {
  const words = newTitle();
  const first = await launch();
  await signIn(first.page);
  // The person's role is stored a moment after it was read; without it the next start shows nothing.
  await untilStored(first.page, "is-admin", offlineCache);
  await goTo(first.page, "/admin/posts/new");
  await expect(text(first.page)).toBeVisible();
  await network.down();
  await title(first.page).fill(words);
  await text(first.page).fill("Written on a train.");
  await chooseMenu(first.app, "save");
  await expect(statusLine(first.page, "Offline: kept on this computer")).toBeVisible();
  await untilStored(first.page, "Written on a train.");
  await first.app.kill();

  const second = await launch();
  await expect(overview(second.page)).toBeVisible();
  await expect(
    second.page.getByRole("region", { name: "Kept on this computer" }).getByText(words),
  ).toBeVisible();
  await second.app.close();
  expect(await posts.titled(words)).toEqual([]);

  await network.up();
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
  await expect
    .poll(() => posts.titled(words))
    .toMatchObject([{ status: "draft", content: "Written on a train." }]);
  await expect(page.getByText(`Written offline: “${words}”`)).toBeVisible();
});

test("an open editor saves by itself when the network is back, and the banner goes", async ({
  launch,
  posts,
  network,
}) => {
  const id = await posts.add({ title: newTitle(), content: "As it was." });
  const { page } = await launch();
  await signIn(page);
  await openPost(page, id);
  await network.down();
  await write(page, " Offline.");
  await expect(statusLine(page, "Offline: kept on this computer")).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await network.up();
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
  await expect(banner(page)).toBeHidden();
  expect((await posts.read(id)).content).toBe("As it was. Offline.");
});

test("somebody else saved meanwhile: nothing is overwritten, and both texts are shown", async ({
  launch,
  posts,
  network,
}) => {
  const words = newTitle();
  const id = await posts.add({ title: words, content: "As it was." });
  const first = await launch();
  await signIn(first.page);
  await openPost(first.page, id);
  await network.down();
  await write(first.page, " Mine.");
  await expect(statusLine(first.page, "Offline: kept on this computer")).toBeVisible();
  await untilStored(first.page, "Mine.");
  await first.app.kill();
  await posts.change(id, { content: "As it was. Theirs." });

  await network.up();
  const { page } = await launch();
  const told = page
    .getByRole("status")
    .filter({ hasText: `Somebody changed “${words}” while you wrote offline.` });
  await expect(told).toBeVisible();
  expect((await posts.read(id)).content).toBe("As it was. Theirs.");
  await told.getByRole("link", { name: "Open" }).click();
  await press(page, "Restore");
  await press(page, "Save draft");
  const choice = page.getByRole("dialog", { name: "Two versions of this post" });
  await expect(choice).toContainText("Theirs.");
  await expect(choice).toContainText("Mine.");
});
