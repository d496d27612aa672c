import type { Row } from "@brightwren/functions/contracts/database-types";
import { enquiryKeys } from "../enquiries/enquiry.ts";
import { mailKeys } from "../mails/mails.ts";
import { askAsOwner } from "../session/access.ts";
import { subscriptionKeys } from "../subscriptions/subscription.ts";
import { queryKeysFor } from "../supabase/list.ts";
import { queryOf } from "../supabase/query.ts";

/** Everything that is stored about one person, newest records first. */
export type Person = {
  /** The first address, or the payment provider's id of a customer without one. */
  key: string;
  addresses: string[];
  notes: string | null;
  /** Also those in the trash. */
  enquiries: (Row<"contact_enquiries"> & { trashed_at: string | null })[];
  subscriptions: Row<"subscriptions">[];
  emails: Row<"mails">[];
  payment_links_used: string[];
};

/** Each id is that of any of the person's records. */
export const personKeys = queryKeysFor<never>("people", "person");

/** The query keys of all records of people. */
export const recordKeys = [enquiryKeys.all, mailKeys.all, subscriptionKeys.all];

/** Reads the person of an enquiry or a subscription. Null if there is none, or if the person was erased. */
export const personQuery = (id: string) =>
  queryOf(personKeys.record(id), (signal) => readPerson({ record_id: id }, signal));

/** Like `personQuery`, and recorded as an export. */
export const exportPerson = (id: string): Promise<Person | null> =>
  readPerson({ record_id: id, is_export: true });

const readPerson = async (
  which: { record_id: string; is_export?: boolean },
  signal = new AbortController().signal,
) =>
  (await askAsOwner((supabase) => supabase.rpc("read_person", which).abortSignal(signal))) as Person | null;

/** Stores the notes about a person. False if the person was erased. */
export const setNotes = (id: string, notes: string): Promise<boolean> =>
  askAsOwner((supabase) => supabase.rpc("keep_person_notes", { record_id: id, notes }));

/** Erases a person for good. False if that was done already. */
export const erasePerson = (id: string): Promise<boolean> =>
  askAsOwner((supabase) => supabase.rpc("erase_person", { record_id: id }));

/** The name that the person gave last, or the address. */
export function personName({ key, enquiries: [enquiry], subscriptions }: Person): string {
  const customer = subscriptions.find(({ customer_name }) => customer_name)?.customer_name;
  return customer ?? (enquiry ? `${enquiry.first_name} ${enquiry.last_name}` : key);
}
