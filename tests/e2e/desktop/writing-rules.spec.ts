import { localOwner } from "@brightwren/backend/project/local-project";
import type { Page } from "playwright/test";
import { colleague, logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import {
  chooseMenu,
  loginCard,
  openPost,
  overview,
  press,
  statusLine,
  text,
  write,
} from "../../setup/desktop/owner-steps.ts";
import { untilStored } from "../../setup/until-stored.ts";
import { addDraft, addPost, pendingVersion, postOf } from "../../setup/posts.ts";

// Rules where the desktop app differs from the browser. See also writing-rules.test.tsx and tests/model.

const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const announced = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words, { exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Overview" }).click();
  await expect(overview(page)).toBeVisible();
  await press(page, "Logout");
  await expect(loginCard(page)).toBeVisible();
}

async function signInAs(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(overview(page)).toBeVisible();
}

test("hides one account's offline text from another", async ({
  desk: { app, page },
  network,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  const id = await addDraft({ title: "The owner's", content: "As it was." });
  await openPost(page, id);
  await network.down();
  await write(page, " Kept here.");
  await chooseMenu(app, "save");
  await expect(announced(page, "Saved on this computer")).toBeVisible();
  await expect(
    statusLine(page, "Offline. Saved on this computer; we’ll sync when you’re back online."),
  ).toBeVisible();
  await signOut(page);
  await network.up();
  // Only the operating system reports network changes, so the test simulates the event.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));

  await signInAs(page, colleague);
  await expect(
    page.getByRole("region", { name: "Recent Posts" }).getByRole("link", { name: "The owner's" }),
  ).toBeVisible();
  await untilStored(page, "Kept here.");
  await expect(page.getByRole("link", { name: "Open: The owner's" })).toBeHidden();
  await openPost(page, id);
  await untilStored(page, "Kept here.");
  await expect(text(page)).toHaveValue("As it was.");
  await expect(offer(page)).toBeHidden();
  expect((await postOf(id)).content).toBe("As it was.");

  await signOut(page);
  await signInAs(page, localOwner.email);
  await expect(page.getByText("Written offline: “The owner's”")).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was. Kept here.");
});

test("restores the text of an app that was killed, and creates one pending version", async ({
  desk: first,
  launch,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const id = await addPost({ title: "Killed", content: "As it was.", status: "published" });
  await openPost(first.page, id);
  await write(first.page, " Typed.");
  await untilStored(first.page, "Typed.");
  await first.app.kill();

  const { app, page } = await launch();
  await expect(overview(page)).toBeVisible();
  await openPost(page, id);
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Typed.");
  const saves = () => first.network.count(/^POST .*rest\/v1\/rpc\/save_post$/);
  const before = saves();
  await chooseMenu(app, "save");
  await expect(page.getByText("Visitors still see the version")).toBeVisible();
  await chooseMenu(app, "save");
  // Commands run in order, and only this one shows a notification.
  await press(page, "Save");
  await expect(announced(page, "Nothing to save")).toBeVisible();
  expect(saves() - before).toBe(1);
  expect((await pendingVersion(id))?.fields.content).toBe("As it was. Typed.");
  await expect(offer(page)).toBeHidden();
  expect((await postOf(id)).content).toBe("As it was.");
});
