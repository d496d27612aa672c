import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const supabaseFolder = fromRoot("supabase");

/** Data of `npm start`; git-ignored. */
export const localDataFolder = fromRoot("supabase/.temp/data");
export const localMailFolder = fromRoot("supabase/.temp/mailbox");
