import type { Database } from "../supabase/database-types.ts";
import type { EnquiryListRequest } from "./read-enquiries.ts";

type Row = Database["public"]["Tables"]["contact_enquiries"]["Row"];

/** An enquiry as the owner sees it. */
export type Enquiry = Omit<Row, "sender_hash" | "submission_id">;

export type EnquiryState = Enquiry["status"];

export const enquiryStates = ["new", "handled", "spam"] as const;

/** The columns of an `Enquiry`. */
export const enquiryColumns =
  "id, first_name, last_name, email, phone, business_type, package, message, status, mail_state, mail_attempts, mail_next_attempt_at, mail_error, created_at, updated_at";

/** Query keys of everything the owner reads of the enquiries, from general to particular. */
export const enquiryKeys = {
  all: ["admin", "enquiries"] as const,
  lists: () => [...enquiryKeys.all, "list"] as const,
  list: (request: EnquiryListRequest) => [...enquiryKeys.lists(), request] as const,
  newCount: () => [...enquiryKeys.all, "new-count"] as const,
  enquiry: (id: string) => [...enquiryKeys.all, "enquiry", id] as const,
};
