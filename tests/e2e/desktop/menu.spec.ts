import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, storedAccounts } from "../../setup/desktop/keychains.ts";
import {
  chooseMenu,
  isOffered,
  loginCard,
  openPost,
  signIn,
  title,
} from "../../setup/desktop/owner-steps.ts";
import { addPost } from "../../setup/posts.ts";

const commands = ["save", "publish", "open-file", "export-post", "export-posts", "palette"];

test("opens each screen from the menu, even while the window is loading", async ({ launch, network }) => {
  const id = await addPost({ title: "With a menu", status: "published" });
  const { app, page, system } = await launch();
  const offered = async () => (await Promise.all(commands.map((name) => isOffered(app, name)))).join();
  await expect(loginCard(page)).toBeVisible();
  expect(await offered()).toBe("false,false,false,false,false,false");
  await signIn(page);
  await expect.poll(offered).toBe("false,false,true,false,true,true");
  await openPost(page, id);
  // Nothing differs from what visitors see.
  await expect.poll(offered).toBe("true,false,true,true,true,true");
  await title(page).fill("With a menu, changed");
  await expect.poll(offered).toBe("true,true,true,true,true,true");
  await chooseMenu(app, "publish");
  await expect(page.getByRole("dialog", { name: "Publish your changes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await title(page).fill("With a menu");
  await expect.poll(offered).toBe("true,false,true,true,true,true");
  await chooseMenu(app, "palette");
  await expect(page.getByRole("dialog", { name: "Search or run a command" })).toBeVisible();
  await page.keyboard.press("Escape");

  for (const [item, hash] of [
    ["posts", "#/admin/posts"],
    ["enquiries", "#/admin/enquiries"],
    ["subscriptions", "#/admin/subscriptions"],
    ["overview", "#/admin"],
    ["pictures", "#/admin/pictures"],
    ["taxonomy", "#/admin/posts/categories"],
    ["trash", "#/admin/posts/trash"],
    ["blog-settings", "#/admin/settings"],
    ["account", "#/admin/account"],
    ["import-export", "#/admin/import"],
    ["new-post", "#/admin/posts/new"],
    ["settings", "#/settings"],
  ] as const) {
    await chooseMenu(app, item);
    await expect(page).toHaveURL(new RegExp(`index.html${hash}$`));
  }
  await page.getByRole("link", { name: "Blog settings" }).click();
  await page.getByRole("link", { name: "App settings" }).click();
  await expect(page.getByLabel("Backend address")).toBeVisible();

  await chooseMenu(app, "open-site");
  await expect.poll(async () => (await system.journal()).opened).toEqual([`${siteUrl}/`]);
  await chooseMenu(app, "sign-out");
  await expect(loginCard(page)).toBeVisible();
  if (hasKeychain()) await expect.poll(() => storedAccounts(app, network.url)).toEqual([]);

  // Simulates a keychain that responds while the chosen screen is loading from a slow disk.
  await app.evaluate(({ ipcMain, Menu }) => {
    const files = process.getBuiltinModule("node:fs/promises");
    const { readFile } = files;
    const { promise: isReading, resolve: reads } = Promise.withResolvers<void>();
    const { promise: hasAnswered, resolve: answers } = Promise.withResolvers<void>();
    const readSlowly = async (path: string, encoding: "utf8" | null = null) => {
      if (path.includes("settings-screen")) {
        reads();
        await hasAnswered;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return readFile(path, encoding);
    };
    Object.assign(files, { readFile: readSlowly });
    process.getBuiltinModule("node:module").syncBuiltinESMExports();
    ipcMain.removeHandler("read-session");
    ipcMain.handle("read-session", async () => {
      Menu.getApplicationMenu()?.getMenuItemById("settings")?.click();
      await isReading;
      answers();
      return null;
    });
  });
  await page.evaluate(() => history.replaceState(null, "", "#/admin"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});
