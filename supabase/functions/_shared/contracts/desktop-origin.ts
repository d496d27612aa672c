import { keys } from "../brand/brand.ts";

/** Only the desktop app can use this origin, where it serves nothing but its own bundle. */
export const desktopOrigin = `app://${keys.prefix}` as const;
