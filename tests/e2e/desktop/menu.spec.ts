import { chooseMenu, isOffered, loginCard, openPost, signIn } from "../../setup/desktop/owner-steps.ts";
import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";

const commands = ["save", "publish", "open-file", "export-post", "export-posts", "palette"];

test("the menu leads to each screen, and signs out", async ({ launch }) => {
  const { app, page, system } = await launch();
  await signIn(page);
  for (const [id, hash] of [
    ["posts", "#/admin/posts"],
    ["enquiries", "#/admin/enquiries"],
    ["overview", "#/admin"],
    ["pictures", "#/admin/pictures"],
    ["taxonomy", "#/admin/posts/categories"],
    ["trash", "#/admin/posts/trash"],
    ["blog-settings", "#/admin/settings"],
    ["account", "#/admin/account"],
    ["moving", "#/admin/import"],
    ["new-post", "#/admin/posts/new"],
    ["settings", "#/settings"],
  ] as const) {
    await chooseMenu(app, id);
    await expect(page).toHaveURL(new RegExp(`index.html${hash}$`));
  }
  await chooseMenu(app, "open-site");
  await expect.poll(async () => (await system.journal()).opened).toEqual([`${siteUrl}/`]);
  await chooseMenu(app, "sign-out");
  await expect(loginCard(page)).toBeVisible();
});

test("a choice made while the window is still opening is followed, whatever comes late", async ({
  launch,
}) => {
  const { app, page } = await launch();
  await expect(loginCard(page)).toBeVisible();
  // A slow disk, and a keychain that answers while the chosen screen is being read from it.
  await app.evaluate(({ ipcMain, Menu }) => {
    const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const files = process.getBuiltinModule("node:fs/promises");
    const { readFile } = files;
    const readSlowly = async (path: string, encoding: "utf8" | null = null) => {
      if (path.includes("settings-screen")) await pass(1500);
      return readFile(path, encoding);
    };
    Object.assign(files, { readFile: readSlowly });
    process.getBuiltinModule("node:module").syncBuiltinESMExports();
    ipcMain.removeHandler("read-session");
    const choose = new Promise<null>((resolve) => {
      setTimeout(() => {
        Menu.getApplicationMenu()?.getMenuItemById("settings")?.click();
        setTimeout(resolve, 200, null);
      }, 500);
    });
    ipcMain.handle("read-session", () => choose);
  });
  await page.evaluate(() => history.replaceState(null, "", "#/admin"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a command can be chosen only where a screen answers it", async ({ launch, posts }) => {
  const id = await posts.add({ title: "With a menu", status: "published" });
  const { app, page } = await launch();
  const offered = async () => (await Promise.all(commands.map((name) => isOffered(app, name)))).join();
  await expect(loginCard(page)).toBeVisible();
  expect(await offered()).toBe("false,false,false,false,false,false");
  await signIn(page);
  await expect.poll(offered).toBe("false,false,true,false,true,true");
  await openPost(page, id);
  await expect.poll(offered).toBe("true,true,true,true,true,true");
  await chooseMenu(app, "publish");
  await expect(page.getByRole("dialog", { name: "Update the published post" })).toBeVisible();
  await page.keyboard.press("Escape");
  await chooseMenu(app, "palette");
  await expect(page.getByRole("dialog", { name: "Go to or do" })).toBeVisible();
});

test("a right click offers corrections first, and nothing where there is nothing to do", async ({
  desk: { app, system },
}) => {
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const nothing = {
      misspelledWord: "",
      dictionarySuggestions: [],
      isEditable: false,
      selectionText: "",
      linkURL: "",
    };
    contents?.emit("context-menu", {}, nothing);
    contents?.emit(
      "context-menu",
      {},
      { ...nothing, misspelledWord: "colr", dictionarySuggestions: ["colour"], isEditable: true },
    );
  });
  const { menus } = await system.journal();
  expect(menus).toHaveLength(1);
  expect(menus[0]?.[0]).toBe("colour");
});

test("spelling is checked as British English", async ({ desk: { app } }) => {
  test.skip(process.platform === "darwin", "There the system's own checker is used");
  const languages = () => app.evaluate(({ session }) => session.defaultSession.getSpellCheckerLanguages());
  await expect.poll(languages).toEqual(["en-GB"]);
});
