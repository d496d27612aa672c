import { keys } from "../brand/brand.ts";

/**
 * Where the desktop app's window lives. No web page can have this origin: its scheme exists only inside the app, which
 * serves nothing but its own bundle there.
 */
export const desktopOrigin = `app://${keys.prefix}` as const;
