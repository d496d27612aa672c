import { keys } from "../brand/brand.ts";

/** Only the desktop app can have this origin, and it serves only its own bundle there. */
export const desktopOrigin = `app://${keys.prefix}` as const;
