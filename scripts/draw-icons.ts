import { mkdir, readFile, writeFile } from "node:fs/promises";
import { drawDesktopIcons } from "./icons/desktop-icons.ts";
import { drawSiteIcons } from "./icons/site-icons.ts";

/** Draws the icons of the site and of the desktop app from packages/site/public/favicon.svg (`npm run icons`). */
const site = new URL("../packages/site/public/", import.meta.url);
const desktop = new URL("../build/", import.meta.url);

async function writeIcons(folder: URL, icons: Record<string, Buffer>): Promise<void> {
  for (const [name, bytes] of Object.entries(icons)) {
    const file = new URL(name, folder);
    await mkdir(new URL(".", file), { recursive: true });
    await writeFile(file, bytes);
    console.log(`${name}  ${bytes.length} bytes`);
  }
}

const favicon = await readFile(new URL("favicon.svg", site), "utf8");
await writeIcons(site, await drawSiteIcons(favicon));
await writeIcons(desktop, await drawDesktopIcons(favicon));
