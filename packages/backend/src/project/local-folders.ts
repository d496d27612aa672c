import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const supabaseFolder = fromRoot("supabase");

/** Stores the data of `npm start`. Ignored by Git. */
export const localDataFolder = fromRoot("supabase/.temp/data");
export const localMailFolder = fromRoot("supabase/.temp/mailbox");
