import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { storedEnquirySchema, type StoredEnquiry } from "../_shared/enquiries/stored-enquiry.ts";
import { HttpError } from "../_shared/http-error.ts";
import { logEvent } from "../_shared/log.ts";

/**
 * Takes how many; gives enquiries whose mail is due, or the one that is named if its mail is not out and nobody is
 * sending it now. Each is handed to one caller only. Throws HttpError 503 when the database does not answer as it should.
 */
export async function claimEnquiries(
  database: SupabaseClient,
  batchSize: number,
  enquiryId?: string,
): Promise<StoredEnquiry[]> {
  const { data, error, status } = await database.rpc("claim_undelivered_enquiries", {
    batch_size: batchSize,
    only_enquiry: enquiryId ?? null,
  });
  const claimed = z.array(storedEnquirySchema).safeParse(data);
  if (error === null && claimed.success) return claimed.data;
  logEvent("enquiries not claimed", { status, code: error?.code ?? "unexpected answer" });
  throw new HttpError(
    503,
    "unavailable",
    "The enquiries could not be read just now. Please try again in a minute.",
  );
}
