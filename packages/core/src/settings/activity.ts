import type { Row } from "@brightwren/functions/contracts/database-types";
import { ownerQuery } from "../session/access.ts";
import { listPage } from "../supabase/list.ts";

export type Activity = Row<"activity">;

/** Reads the newest entries of the last twelve months, and how many there are. */
export const activityQuery = (pageSize: number) =>
  ownerQuery(["admin", "activity", pageSize], (supabase, signal) =>
    listPage(
      supabase
        .from("activity")
        .select("*", { count: "exact" })
        .order("id", { ascending: false })
        .abortSignal(signal),
      { page: 1, pageSize },
    ),
  );
