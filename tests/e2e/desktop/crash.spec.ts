import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import {
  overview,
  openPost,
  press,
  statusLine,
  saved,
  text,
  write,
} from "../../setup/desktop/owner-steps.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { untilStored } from "../../setup/until-stored.ts";

test("offers unsaved text on the next start after the app is killed", async ({
  desk: first,
  launch,
  posts,
  network,
  consoleGuard,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  consoleGuard.allow(withoutNetwork);
  const id = await posts.add({ title: "Kept safe", content: "As it was." });
  await openPost(first.page, id);
  await network.down();
  await write(first.page, " Written before the end.");
  await untilStored(first.page, "Written before the end.");
  await first.app.kill();
  await network.up();
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
  await openPost(page, id);
  await expect(page.getByText(/^Unsaved text from \d\d:\d\d found/)).toBeVisible();
  await press(page, "Restore");
  await expect(text(page)).toHaveValue("As it was. Written before the end.");
  await press(page, "Save draft");
  await expect(saved(page)).toBeVisible();
  expect((await posts.read(id)).content).toBe("As it was. Written before the end.");
});

test("offers to reopen the window when its page crashes", async ({ desk: { app, page, system }, posts }) => {
  test.skip(process.platform !== "linux", "Elsewhere Electron can end a page's process, but not crash it");
  const id = await posts.add({ title: "Kept safe", content: "As it was." });
  await openPost(page, id);
  await system.answer({ press: "Reopen" });
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  const words = () =>
    app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]
          ?.webContents.executeJavaScript(
            "[...document.querySelectorAll('textarea')].map(({ value }) => value).join('|')",
          )
          .catch(() => "") as Promise<string>,
    );
  await expect.poll(words).toContain("As it was.");
  expect((await system.journal()).boxes).toMatchObject([{ message: "The window stopped working" }]);
});

test("asks for confirmation before quitting with unsaved text", async ({
  desk: { app, page, system },
  launch,
  posts,
  network,
  consoleGuard,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  consoleGuard.allow(withoutNetwork);
  const id = await posts.add({ title: "Kept safe", content: "As it was." });
  await openPost(page, id);
  await network.down();
  await write(page, " Not saved.");
  await system.answer({ press: "Cancel" });
  await app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect
    .poll(async () => (await system.journal()).boxes)
    .toMatchObject([{ message: "Close without saving?" }]);
  await expect(text(page)).toHaveValue("As it was. Not saved.");
  await expect(statusLine(page, "Offline. Saved on this computer")).toBeVisible();
  await system.answer({ press: "Close" });
  await app.close();
  await network.up();
  const next = await launch();
  await expect(overview(next.page)).toBeVisible();
  await expect.poll(async () => (await posts.read(id)).content).toBe("As it was. Not saved.");
});
