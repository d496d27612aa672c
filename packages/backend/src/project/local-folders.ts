import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The Supabase project of this repository: config.toml, migrations, seeds, functions. */
export const supabaseFolder = fromRoot("supabase");

/** Where `npm start` keeps the database and the mail; ignored by git. */
export const localDataFolder = fromRoot("supabase/.temp/data");
export const localMailFolder = fromRoot("supabase/.temp/mailbox");
