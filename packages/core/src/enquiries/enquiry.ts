import type { Row } from "@brightwren/functions/contracts/database-types";
import { mailColumns, type RecordMail } from "../mails/mails.ts";
import { type PageRequest, queryKeysFor } from "../supabase/list.ts";

export {
  detailFields,
  enquiryFields,
  type EnquiryColumn,
} from "@brightwren/functions/contracts/enquiry-fields";
export { telephoneHref } from "@brightwren/functions/contracts/telephone-href";

/** `mail`: the email about it to the owner. */
export type Enquiry = Omit<Row<"contact_enquiries">, "sender_hash" | "submission_id"> & {
  mail: RecordMail | null;
};

export type EnquiryState = Enquiry["status"];

/** States that the owner can set. The server sets "doubtful" for enquiries with one sign of spam. */
export const enquiryStates = ["new", "handled", "spam"] as const;

export type MarkState = (typeof enquiryStates)[number];

export const enquiryColumns =
  `id, first_name, last_name, email, phone, business_type, package, message, status, created_at, updated_at, mail:mails(${mailColumns})` as const;

export type EnquiryFilter = {
  /** Undefined matches every state. */
  state?: EnquiryState | undefined;
  /** Searches all fields that the visitor filled in, ignoring case. */
  search?: string | undefined;
};

export type EnquiryListRequest = EnquiryFilter & PageRequest;

export const enquiryKeys = queryKeysFor<EnquiryListRequest>("enquiries", "enquiry");
