import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { openPost, statusLine, text, write } from "../../setup/desktop/owner-steps.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { addDraft } from "../../setup/posts.ts";

test("offers to reopen the window when its page crashes", async ({ desk: { app, page, system } }) => {
  test.skip(process.platform !== "linux", "Elsewhere Electron can end a page's process, but not crash it");
  const id = await addDraft({ title: "Kept safe", content: "As it was." });
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
  network,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  const id = await addDraft({ title: "Kept safe", content: "As it was." });
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
});
