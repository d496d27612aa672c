import { keys } from "@brightwren/brand";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";
import { openPost, overview, press, text, write } from "../../setup/desktop/owner-steps.ts";
import { pngOf } from "../../setup/desktop/png-of.ts";
import { addDraft } from "../../setup/posts.ts";

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const wasHacked = (page: Page) => page.evaluate(() => "hacked" in window);

const hostileText = `
<script>window.hacked = 1</script>
<img src="x" onerror="window.hacked = 2">
<iframe src="https://evil.example/frame"></iframe>
<iframe srcdoc="<script>parent.hacked = 3</script>"></iframe>
<svg onload="window.hacked = 4"></svg>
<meta http-equiv="refresh" content="0; url=https://evil.example/refresh">
<base href="https://evil.example/">
<form action="https://evil.example/form"><button>Send</button></form>
<style>body { display: none }</style>

[script](javascript:window.hacked=5) [case](JaVaScRiPt:window.hacked=6) [data](data:text/html,<script>hacked=7</script>)
[file](file:///etc/passwd) [app](app://brightwren/index.html#/settings) [own](${keys.prefix}://post/1) [system](ms-msdt:/id)
[password](https://user:secret@evil.example/)

[outside](https://example.org/a?b=c#d) [mail](mailto:anna@example.org) [inside](/contact)

<https://evil.example/\u202Efdp.exe>

![wide](https://pictures.example/wide.png)

Still readable.
`;

test("does not run the code of a hostile post", async ({ desk, consoleGuard }) => {
  consoleGuard.allow(
    /Failed to load resource|policy violation: img-src|Content Security Policy|leads nowhere safe/,
  );
  const id = await addDraft({ title: "Hostile", content: hostileText });
  const { page, system } = desk;
  await page.route(/pictures\.example/, (route) =>
    route.fulfill({ contentType: "image/png", body: pngOf(4_000, 1_000) }),
  );
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil.example") && !request.isNavigationRequest()) foreign.push(request.url());
  });
  await openPost(page, id);
  await press(page, "Preview");
  await expect(preview(page).getByText("Still readable.")).toBeVisible();
  await expect(preview(page).locator("script, iframe, form, svg, meta, base, style")).toHaveCount(0);
  for (const link of await preview(page).getByRole("link").all()) await link.click();
  await preview(page).getByText("Still readable.").scrollIntoViewIfNeeded();
  const overflow = await preview(page).evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(overflow).toBe(0);
  await press(page, "Preview");
  await write(page, " And writable.");
  await expect(text(page)).toHaveValue(/And writable\.$/);
  expect(await wasHacked(page)).toBe(false);
  expect(foreign).toEqual([]);
  expect(page.url()).toContain(id);
  const { opened } = await system.journal();
  expect(opened.slice(0, 3)).toEqual([
    "https://example.org/a?b=c#d",
    "mailto:anna@example.org",
    `${siteUrl}/contact`,
  ]);
  expect(
    opened.filter((address) => !/^(?:https?|mailto):/.test(address) || address.includes("secret")),
  ).toEqual([]);
});

/** Calls every bridge function with invalid values. Returns the calls that did not fail. */
const callWithNonsense = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    const nonsense: unknown[] = [
      [undefined, null, 0, -1, Number.NaN, 1e308, true, "", "x".repeat(100_000), [], [[]], {}],
      ["../../../etc/passwd", "file:///etc/passwd", "javascript:alert(1)", "\u0000", new Date(Number.NaN)],
      [new Error("x"), /x/, new Uint8Array(8), () => 1, Symbol("x"), circle, { url: {} }, { path: 1 }],
      [{ constructor: 1 }, { toString: 1 }, JSON.parse('{ "__proto__": { "title": "x" } }')],
      [
        { name: "../x", type: "a", text: 1 },
        { name: "x", files: "y" },
        { title: ["x"], body: "y" },
      ],
      [
        { key: "../x", value: "y" },
        { key: "x", value: {} },
      ],
      [{ url: "file:///x", publishableKey: "k", siteUrl: "x" }, { url: "http://evil.example" }],
    ].flat();
    const { appHost: host, appShell: shell } = window;
    const calls: Record<string, (...args: never[]) => unknown> = {
      saveFile: host.saveFile,
      saveFiles: host.saveFiles,
      openSink: host.openSink,
      saveSettings: shell.saveSettings,
      getItem: shell.session.getItem,
      setItem: shell.session.setItem,
      removeItem: shell.session.removeItem,
    };
    const done: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      for (const one of nonsense) {
        try {
          await call(...([one, one] as never[]));
          done.push(`${name}(${String(one)})`);
        } catch {
          // The call is expected to fail.
        }
      }
    }
    // These functions return nothing, so the test checks their effects instead.
    const silent: ((...args: never[]) => unknown)[] = [host.openExternal, host.leave, host.notify];
    for (const call of silent) {
      for (const one of nonsense) {
        try {
          call(...([one, one] as never[]));
        } catch {
          // The bridge itself rejects the call.
        }
      }
    }
    return done;
  });

test("exposes only the documented bridge functions to the page", async ({
  desk: { page, system },
  consoleGuard,
  userData,
}) => {
  consoleGuard.allow(/does not have the right shape|could not be cloned|leads nowhere safe/);
  consoleGuard.allow(/main process: (?:Error occurred in handler| {4}at )/);
  const found = await page.evaluate(() => {
    const names = ["require", "module", "process", "global", "Buffer", "ipcRenderer", "electron"];
    const { appHost: host, appShell: shell } = window;
    return {
      host: Object.keys(host).toSorted(),
      shell: Object.keys(shell).toSorted(),
      session: Object.keys(shell.session).toSorted(),
      leaks: names.filter((name) => name in window),
      frozen: [host, shell, shell.session, shell.connection].map((one) => Object.isFrozen(one)),
    };
  });
  // Any other entry would be an unreviewed path to the main process.
  expect(found).toEqual({
    host: [
      "leave",
      "notify",
      "onCommand",
      "onGivenFile",
      "openExternal",
      "openFile",
      "openSink",
      "readPage",
      "saveFile",
      "saveFiles",
      "sessionNotice",
      "settingsPath",
      "showCount",
      "siteUrl",
    ],
    shell: ["builtInConnection", "connection", "onOpen", "onSignOut", "saveSettings", "session"],
    session: ["getItem", "removeItem", "setItem"],
    leaks: [],
    frozen: [true, true, true, true],
  });

  const settings = await readFile(join(userData, "settings.json"), "utf8");
  const before = await system.journal();
  expect(await callWithNonsense(page)).toEqual([]);
  await press(page, "Refresh recent posts");
  await expect(overview(page)).toBeVisible();
  expect(await system.journal()).toEqual(before);
  expect(await readFile(join(userData, "settings.json"), "utf8")).toBe(settings);
});
