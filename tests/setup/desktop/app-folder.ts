import { join } from "node:path";

/** The folder that Electron is started with; what runs lies below it in `out`, built by `npm run build`. */
export const appFolder: string = join(import.meta.dirname, "../../../packages/desktop");
