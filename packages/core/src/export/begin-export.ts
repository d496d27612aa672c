import { askAsOwner } from "../session/access.ts";

/** Records an export. Before an export of everything, returns the notes about each person, by address. */
export const beginExport = (what: string): Promise<Record<string, string> | null> =>
  askAsOwner((supabase) => supabase.rpc("begin_export", { what })).then(
    (notes) => notes as Record<string, string> | null,
  );
