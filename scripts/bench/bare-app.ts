import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { barePage } from "./bare-page.ts";

const main = `import { app, BrowserWindow, protocol } from "electron";
import { readFile } from "node:fs/promises";
protocol.registerSchemesAsPrivileged([{ scheme: "app", privileges: { standard: true, secure: true } }]);
app.whenReady().then(() => {
  protocol.handle("app", async () =>
    new Response(await readFile(new URL("page.html", import.meta.url)), { headers: { "Content-Type": "text/html" } }));
  const window = new BrowserWindow({ width: 1240, height: 860 });
  window.loadURL("app://brightwren/index.html");
});
`;

export async function writeBareApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-bare-"));
  const out = join(folder, "out/main");
  await mkdir(out, { recursive: true });
  await mkdir(join(folder, "out/preload"));
  await writeFile(
    join(folder, "package.json"),
    '{ "name": "bare", "type": "module", "main": "out/main/index.js" }',
  );
  await writeFile(join(out, "index.js"), main);
  await writeFile(join(out, "page.html"), barePage);
  return folder;
}
