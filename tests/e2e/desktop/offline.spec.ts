import type { Page } from "playwright/test";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { type NetworkGate, withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import {
  chooseMenu,
  goTo,
  openPost,
  overview,
  press,
  statusLine,
  text,
  title,
  write,
} from "../../setup/desktop/owner-steps.ts";
import { offlineCache, untilForgotten, untilStored } from "../../setup/until-stored.ts";
import { addDraft, addPost, changePost, postOf, postsTitled } from "../../setup/posts.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Offline." });
async function toList(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Posts" }).click();
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
}
async function reconnect(page: Page, network: NetworkGate): Promise<void> {
  await network.up();
  // Only the operating system reports network changes, so the test simulates the event.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}
/** Expires the stored session, as happens when the computer sleeps overnight. */
const expireSession = (page: Page) =>
  page.evaluate(async () => {
    const { session, connection } = window.appShell;
    const key = `session-${new URL(connection.url).host.replace(":", "-")}`;
    const kept = JSON.parse((await session.getItem(key)) ?? "{}") as { expires_at: number };
    kept.expires_at = Math.floor(Date.now() / 1000) - 60;
    await session.setItem(key, JSON.stringify(kept));
  });

test.beforeEach(({ consoleGuard }) => {
  test.skip(!hasKeychain(), noKeychain);
  consoleGuard.allow(withoutNetwork);
});

test("starts offline with cached posts and an expired session, without deleted text", async ({
  desk: first,
  launch,
  network,
}) => {
  const read = await addDraft({ title: "Read offline", content: "Read before." });
  const published = await addPost({ title: "Offline", content: "Public.", status: "published" });
  const doomed = await addDraft({ title: "Offline, doomed", content: "Doomed." });
  await openPost(first.page, doomed);
  await toList(first.page);
  await openPost(first.page, published);

  await write(first.page, " Thrown away.");
  await press(first.page, "Save");
  await untilStored(first.page, "Thrown away.", offlineCache);
  await press(first.page, "Discard");
  await first.page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(text(first.page)).toHaveValue("Public.");

  await toList(first.page);
  await press(first.page, "Actions for Offline, doomed");
  await first.page.getByRole("menuitem", { name: "Delete" }).click();
  await press(first.page, "Delete");
  await expect(first.page.getByRole("link", { name: "Offline, doomed" })).toBeHidden();

  // The latest posts are prefetched while the app is idle.
  await untilStored(first.page, "Read before.", offlineCache);
  await untilForgotten(first.page, "Thrown away.", offlineCache);
  await untilForgotten(first.page, "Doomed.", offlineCache);
  await expireSession(first.page);
  await first.app.kill();

  await network.down();
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
  await expect(banner(page)).toContainText("Showing posts as of");
  const recent = page.getByRole("region", { name: "Recent Posts" });
  for (const name of ["Offline", "Read offline"])
    await expect(recent.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(recent.getByRole("link", { name: "Offline, doomed" })).toHaveCount(0);
  await openPost(page, read);
  await expect(text(page)).toHaveValue("Read before.");
  await toList(page);
  await openPost(page, published);
  await expect(text(page)).toHaveValue("Public.");
  await expect(page.getByText("Visitors still see the version")).toBeHidden();
  await toList(page);
  await goTo(page, `/admin/posts/${doomed}`);
  await expect(page.getByRole("heading", { name: "This post can’t be opened offline" })).toBeVisible();

  const renewals = () => network.count(/grant_type=refresh_token/);
  expect(renewals()).toBe(0);
  await reconnect(page, network);
  await expect.poll(renewals).toBeGreaterThan(0);
  await expect(banner(page)).toBeHidden();
});

test("keeps offline text across a restart", async ({ desk: first, launch, network }) => {
  const id = await addDraft({ title: "Changed by two", content: "As it was." });
  await openPost(first.page, id);
  await network.down();
  await write(first.page, " Mine.");
  await expect(statusLine(first.page, "Offline. Saved on this computer")).toBeVisible();
  await untilStored(first.page, "Mine.");
  await chooseMenu(first.app, "new-post");
  await expect(title(first.page)).toHaveValue("");
  await title(first.page).fill("On a train");
  await text(first.page).fill("Written on a train.");
  await chooseMenu(first.app, "save");
  await expect(statusLine(first.page, "Offline. Saved on this computer")).toBeVisible();
  await untilStored(first.page, "Written on a train.");
  await first.app.kill();
  await changePost({ id }, { content: "As it was. Theirs." });

  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
  const kept = page.getByRole("region", { name: /^To do/ });
  await expect(kept.getByRole("link", { name: "On a train", exact: true })).toBeVisible();
  await expect(kept.getByRole("link", { name: "Changed by two", exact: true })).toBeVisible();
  expect(await postsTitled("On a train")).toEqual([]);

  await reconnect(page, network);
  await expect
    .poll(() => postsTitled("On a train"))
    .toMatchObject([{ status: "draft", content: "Written on a train." }]);
  await expect(page.getByText("Written offline: “On a train”")).toBeVisible();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Someone else changed “Changed by two” while you were offline." }),
  ).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was. Theirs.");
});
