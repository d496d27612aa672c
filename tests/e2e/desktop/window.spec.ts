import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DesktopApp } from "../../setup/desktop/desktop-app.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { loginCard } from "../../setup/desktop/owner-steps.ts";

const size = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => {
    const { width, height } = BrowserWindow.getAllWindows()[0]?.getBounds() ?? { width: 0, height: 0 };
    return `${width} × ${height}`;
  });

const isOnScreen = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow, screen }) => {
    const { x, y } = BrowserWindow.getAllWindows()[0]?.getBounds() ?? { x: -1, y: -1 };
    const areas = screen.getAllDisplays().map(({ bounds }) => bounds);
    return areas.some(
      (area) => x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height,
    );
  });

test("restores the window's last size, and follows the system theme", async ({ launch, userData }) => {
  const elsewhere = '{ "x": 99999, "y": -99999, "width": 800, "height": 600, "isMaximised": false }';
  await writeFile(join(userData, "window.json"), elsewhere);
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  expect(await isOnScreen(first.app)).toBe(true);
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 60, width: 910, height: 640 }),
  );
  await expect.poll(() => size(first.app)).toBe("910 × 640");
  await first.app.close();
  const { app, page, system } = await launch();
  await expect(loginCard(page)).toBeVisible();
  expect(await size(app)).toBe("910 × 640");

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (themeSource: "light" | "dark") =>
    app.evaluate(({ nativeTheme }, source) => {
      nativeTheme.themeSource = source;
    }, themeSource);
  await choose("light");
  const light = await background();
  await choose("dark");
  await expect.poll(background).not.toBe(light);

  // macOS uses the system's spell checker.
  if (process.platform !== "darwin") {
    const languages = app.evaluate(({ session }) => session.defaultSession.getSpellCheckerLanguages());
    expect(await languages).toEqual(["en-GB"]);
  }

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
