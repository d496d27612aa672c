import type { Row } from "@brightwren/functions/contracts/database-types";

export {
  detailFields,
  enquiryFields,
  type EnquiryColumn,
} from "@brightwren/functions/contracts/enquiry-fields";

/** An enquiry as the owner sees it. */
export type Enquiry = Omit<Row<"contact_enquiries">, "sender_hash" | "submission_id">;

export type EnquiryState = Enquiry["status"];

/** What the owner marks an enquiry as; "doubtful" is what looked like spam by one sign when it came. */
export const enquiryStates = ["new", "handled", "spam"] as const;

export type MarkState = (typeof enquiryStates)[number];

/** The states of a list: doubtful enquiries are new as well, since a customer may wait for an answer. */
export const statesOfList = (state: EnquiryState): EnquiryState[] =>
  state === "new" ? ["new", "doubtful"] : [state];

/** The columns of an `Enquiry`. */
export const enquiryColumns =
  "id, first_name, last_name, email, phone, business_type, package, message, status, mail_state, mail_attempts, mail_next_attempt_at, mail_error, created_at, updated_at";

/** Which enquiries a list shows. */
export type EnquiryFilter = {
  /** None: every state. */
  state?: EnquiryState | undefined;
  /** Each word is looked for in whatever the visitor typed, case aside. */
  search?: string | undefined;
};

export type EnquiryListRequest = EnquiryFilter & {
  /** From 1. */
  page: number;
  pageSize: number;
};

/** Query keys of everything the owner reads of the enquiries, from general to particular. */
export const enquiryKeys = {
  all: ["admin", "enquiries"] as const,
  lists: () => [...enquiryKeys.all, "list"] as const,
  list: (request: EnquiryListRequest) => [...enquiryKeys.lists(), request] as const,
  newCount: () => [...enquiryKeys.all, "new-count"] as const,
  enquiry: (id: string) => [...enquiryKeys.all, "enquiry", id] as const,
};
