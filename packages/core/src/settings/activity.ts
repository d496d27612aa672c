import type { Row } from "@brightwren/functions/contracts/database-types";
import { rowsQuery } from "../session/owner-rows.ts";

export type Activity = Row<"activity">;

/** Reads the newest entries of the last twelve months. */
export const activityQuery = (count: number) =>
  rowsQuery(["admin", "activity", count], (supabase) =>
    supabase.from("activity").select("*").order("id", { ascending: false }).limit(count),
  );
