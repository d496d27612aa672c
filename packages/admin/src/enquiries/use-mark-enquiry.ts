import {
  type Enquiry,
  enquiryKeys,
  type EnquiryState,
  type MarkState,
  statesOfList,
} from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import { setEnquiryState } from "@brightwren/core/enquiries/write-enquiries";
import { UserFacingError } from "../parts/failure.ts";
import { useChange, useUnreadChanges } from "../session/unread-changes.ts";

type Marking = { enquiry: Enquiry; state: MarkState };

const mutationKey = [...enquiryKeys.all, "marking"];

export const useMarkEnquiry = () =>
  useChange(enquiryKeys.all, {
    mutationKey,
    mutationFn: async ({ enquiry, state }: Marking) => {
      if (await setEnquiryState(enquiry.id, state)) return;
      throw new UserFacingError("It has since been deleted.");
    },
    success: (_, { state }) => `Enquiry marked as ${state}`,
    failure: ({ state }) => `Failed to mark the enquiry as ${state}`,
    about: ({ enquiry }) => `mark:${enquiry.id}`,
  });

type Marks = ReadonlyMap<string, MarkState>;

/** Returns the new states, by enquiry id, that data read at `readAt` may lack. */
export const useMarks = (readAt: number): Marks =>
  new Map(useUnreadChanges<Marking>(mutationKey, readAt).map(({ enquiry, state }) => [enquiry.id, state]));

/** Applies the marks to a list of one state, or of all. */
export function withMarks(list: EnquiryList, listed: EnquiryState | undefined, marks: Marks): EnquiryList {
  const enquiries = list.enquiries.flatMap((enquiry) => {
    const status = marks.get(enquiry.id);
    if (!status) return [enquiry];
    return listed === undefined || statesOfList(listed).includes(status) ? [{ ...enquiry, status }] : [];
  });
  return { enquiries, total: list.total - list.enquiries.length + enquiries.length };
}
