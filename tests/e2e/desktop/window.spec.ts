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

test("the window opens in the size it was closed in", async ({ launch }) => {
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 60, width: 910, height: 640 }),
  );
  await expect.poll(() => size(first.app)).toBe("910 × 640");
  await first.app.close();
  const { app, page } = await launch();
  await expect(loginCard(page)).toBeVisible();
  expect(await size(app)).toBe("910 × 640");
});

for (const [what, kept] of [
  ["broken", '{ "width": 9'],
  ["from elsewhere", '{ "x": 99999, "y": -99999, "width": 800, "height": 600, "isMaximised": false }'],
] as const) {
  test(`a kept place that is ${what} does no harm`, async ({ launch, userData }) => {
    await writeFile(join(userData, "window.json"), kept);
    const { app, page } = await launch();
    await expect(loginCard(page)).toBeVisible();
    const isOnScreen = await app.evaluate(({ BrowserWindow, screen }) => {
      const { x, y } = BrowserWindow.getAllWindows()[0]?.getBounds() ?? { x: -1, y: -1 };
      const areas = screen.getAllDisplays().map(({ bounds }) => bounds);
      return areas.some(
        (area) => x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height,
      );
    });
    expect(isOnScreen).toBe(true);
  });
}

test("the window follows the system to light and dark", async ({ desk: { app, page } }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (themeSource: "light" | "dark" | "system") =>
    app.evaluate(({ nativeTheme }, source) => {
      nativeTheme.themeSource = source;
    }, themeSource);
  await choose("light");
  const light = await background();
  await choose("dark");
  await expect.poll(background).not.toBe(light);
  await choose("system");
});

test("the page's policy allows its own scripts and the one backend, and no frames", async ({ desk }) => {
  const { page, network } = desk;
  const policy = await page.evaluate(async () => {
    const { headers } = await fetch("/index.html");
    return headers.get("content-security-policy") ?? "";
  });
  const directives = policy.split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain(`connect-src 'self' ${network.url}`);
});

test("the bundle is all that the app's addresses serve", async ({ desk: { page }, consoleGuard }) => {
  consoleGuard.allow(/status of 40[45]/);
  const statuses = await page.evaluate(async () => {
    const paths = [
      "/index.html",
      "/../main/index.js",
      "/%2e%2e/main/index.js",
      "/..%2fmain%2findex.js",
      "/etc/passwd",
      "/assets",
      "/nothing.js",
    ];
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    const written = await fetch("/index.html", { method: "POST", body: "x" });
    return [...answers, written].map(({ status }) => status);
  });
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404, 405]);
});
