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
import { offlineCache, untilForgotten, untilStored } from "../../setup/until-stored.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Offline." });
/** Presses a button, and that of the question it asks. */
async function confirmed(page: Page, name: string, answer: string): Promise<void> {
  await press(page, name);
  await page.getByRole("alertdialog").getByRole("button", { name: answer, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}
/** Leaves the editor as a person does. */
async function toList(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Posts" }).click();
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
}
/** Opens a post in the editor, and leaves it. */
async function look(page: Page, id: string): Promise<void> {
  await openPost(page, id);
  await toList(page);
}
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
  await toList(first.page);
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

test("killed as soon as the first screen is there, the app starts without a network all the same", async ({
  launch,
  network,
}) => {
  const first = await launch();
  await signIn(first.page);
  await first.app.kill();
  await network.down();
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
});

test("what was thrown away does not come back without a network: a pending version, and posts deleted at each place", async ({
  launch,
  posts,
  network,
}) => {
  const words = newTitle();
  const published = await posts.add({ title: words, content: "Public.", status: "published" });
  const [inOverview, inList, inEditor] = [`${words} A`, `${words} B`, `${words} C`] as const;
  const ids: string[] = [];
  for (const doomed of [inOverview, inList, inEditor])
    ids.push(await posts.add({ title: doomed, content: "Doomed." }));
  const first = await launch();
  await signIn(first.page);
  await confirmed(first.page, `Delete ${inOverview}`, "Delete");
  for (const id of ids.slice(1)) await look(first.page, id);
  await openPost(first.page, published);

  await write(first.page, " Thrown away.");
  await press(first.page, "Save as pending version");
  await untilStored(first.page, "Thrown away.", offlineCache);
  await confirmed(first.page, "Discard", "Discard");
  await expect(text(first.page)).toHaveValue("Public.");

  await toList(first.page);
  await openPost(first.page, ids[2] ?? "");
  await press(first.page, "More actions");
  await first.page.getByRole("menuitem", { name: "Delete" }).click();
  await press(first.page, "Delete");
  await press(first.page, `Actions for ${inList}`);
  await first.page.getByRole("menuitem", { name: "Delete" }).click();
  await press(first.page, "Delete");
  await expect(first.page.getByRole("link", { name: inList })).toBeHidden();

  await untilForgotten(first.page, "Thrown away.", offlineCache);
  await untilForgotten(first.page, "Doomed.", offlineCache);
  await first.app.kill();
  await network.down();
  const { page } = await launch();
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect(recent.getByRole("link", { name: words, exact: true })).toBeVisible();
  await expect(recent.getByRole("link", { name: new RegExp(`^${words} [ABC]$`) })).toHaveCount(0);
  await openPost(page, published);
  await expect(text(page)).toHaveValue("Public.");
  await expect(page.getByText("You are editing the pending version")).toBeHidden();
  await toList(page);
  for (const id of ids) {
    await goTo(page, `/admin/posts/${id}`);
    await expect(page.getByRole("heading", { name: "This post can't be opened offline" })).toBeVisible();
  }
});

test("what is written without a network is kept over a restart, and sent when the network is back", async ({
  launch,
  posts,
  network,
}) => {
  const words = newTitle();
  const first = await launch();
  await signIn(first.page);
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
