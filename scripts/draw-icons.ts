import { drawIcons } from "./brand/derived-files.ts";

for (const path of await drawIcons()) console.log(path);
