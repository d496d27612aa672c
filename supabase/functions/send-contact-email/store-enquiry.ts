import type { SupabaseClient } from "@supabase/supabase-js";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { ContactEnquiry } from "../_shared/contracts/contact-enquiry.ts";
import { logEvent } from "../_shared/log.ts";
import { enquiryColumns } from "./enquiry-columns.ts";
import { enquiriesMailedAtOnce, enquiriesPerSender, limitWindowSeconds } from "./limits.ts";
import { submissionIdOfText } from "./submission-id.ts";

export type Submission = { enquiry: ContactEnquiry; id: string; sender: string | null; spam: boolean };

export type Outcome =
  /** The caller mails what is "stored"; what is "held" is mailed later. */
  | { outcome: "stored" | "held" | "duplicate"; enquiryId: string }
  | { outcome: "rate_limited" }
  | { outcome: "unavailable" };

const rows = z.tuple([
  z.union([
    z.object({ outcome: z.literal(["stored", "held", "duplicate"]), enquiry_id: z.uuid() }),
    z.object({ outcome: z.literal(["different_text", "rate_limited"]), enquiry_id: z.null() }),
  ]),
]);

type Row = z.infer<typeof rows>[0];

/** Takes a submission; stores it unless it is known already or the sender's limit is reached. Never throws. */
export async function storeEnquiry(database: SupabaseClient, submission: Submission): Promise<Outcome> {
  let row = await submit(database, submission);
  if (row?.outcome === "different_text") {
    row = await submit(database, {
      ...submission,
      id: submissionIdOfText(submission.id, submission.enquiry),
    });
  }
  if (row === undefined || row.outcome === "different_text") return { outcome: "unavailable" };
  if (row.enquiry_id === null) return { outcome: row.outcome };
  return { outcome: row.outcome, enquiryId: row.enquiry_id };
}

/** Tried twice where the first try may have been bad luck; the submission's id makes that safe. */
async function submit(database: SupabaseClient, submission: Submission): Promise<Row | undefined> {
  const first = await callDatabase(database, submission);
  if (first !== "try again") return first;
  await pause(250);
  const second = await callDatabase(database, submission);
  return second === "try again" ? undefined : second;
}

async function callDatabase(
  database: SupabaseClient,
  { enquiry, id, sender, spam }: Submission,
): Promise<Row | "try again" | undefined> {
  const { data, error, status } = await database.rpc("submit_contact_enquiry", {
    submission_id: id,
    ...enquiryColumns(enquiry),
    sender_hash: sender,
    is_spam: spam,
    limit_count: enquiriesPerSender,
    limit_window: `${limitWindowSeconds} seconds`,
    busy_count: enquiriesMailedAtOnce,
  });
  if (error === null) {
    const answer = rows.safeParse(data);
    if (answer.success) return answer.data[0];
  }
  // Only the code: the database's message may quote the row.
  logEvent("enquiry not stored", { status, code: error?.code ?? "unexpected answer" });
  return status === 0 || status >= 500 ? "try again" : undefined;
}
