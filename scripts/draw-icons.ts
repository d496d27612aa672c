import { drawIcons } from "./brand/derived-files.ts";

/** Draws the icons of the site and of the desktop app from the emblem and colours of packages/brand (`npm run icons`). */
for (const path of await drawIcons()) console.log(path);
