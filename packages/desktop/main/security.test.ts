import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const desktop = join(import.meta.dirname, "..");
const sources = ["bridge", "main", "preload", "renderer"].flatMap((folder) =>
  readdirSync(join(desktop, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(desktop, folder, name), "utf8") })),
);
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test.each([
  "allowRunningInsecureContent",
  "experimentalFeatures",
  "enableBlinkFeatures",
  "allowpopups",
  "webviewTag",
  "nodeIntegrationInWorker",
  "nodeIntegrationInSubFrames",
  "no-sandbox",
  "dangerouslySetInnerHTML",
])("never uses %s", (word) => expect(holding(new RegExp(word))).toEqual([]));

test.each([
  ["sandbox: true", /sandbox:(?!\s*true)/],
  ["contextIsolation: true", /contextIsolation:(?!\s*true)/],
  ["nodeIntegration: false", /nodeIntegration:(?!\s*false)/],
  ["webSecurity: true", /webSecurity:(?!\s*true)/],
])("always sets %s", (setting, otherwise) => {
  expect(holding(new RegExp(setting))).toHaveLength(1);
  expect(holding(otherwise)).toEqual([]);
});

test("creates windows, opens links and handles requests in only one file each", () => {
  expect(holding(/new BrowserWindow\(/)).toEqual([join("main", "window", "main-window.ts")]);
  expect(holding(/\.openExternal\(address/)).toEqual([join("main", "navigation", "setup-navigation.ts")]);
  expect(holding(/ipcMain\.(?:handle|on)\b/)).toEqual([join("main", "ipc", "handle.ts")]);
});

test("never exposes Electron's IPC to the window", () => {
  expect(holding(/exposeInMainWorld\([^)]*ipcRenderer/)).toEqual([]);
});
