import {
  type Enquiry,
  enquiryKeys,
  type EnquiryState,
  type MarkState,
} from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import {
  deleteEnquiries,
  restoreEnquiries,
  setEnquiryState,
} from "@brightwren/core/enquiries/write-enquiries";
import { notify } from "@brightwren/ui/notify";
import { UserFacingError } from "../parts/failure.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useChange, useUnreadChanges } from "../session/unread-changes.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { countEnquiries } from "./enquiry-labels.ts";

type Marking = { enquiry: Enquiry; state: MarkState };

const marking = [...enquiryKeys.all, "marking"];

export const useMarkEnquiry = () =>
  useChange(enquiryKeys.all, {
    mutationKey: marking,
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
  new Map(useUnreadChanges<Marking>(marking, readAt).map(({ enquiry, state }) => [enquiry.id, state]));

/** Applies the marks to a list of one state, or of all. */
export function withMarks(list: EnquiryList, listed: EnquiryState | undefined, marks: Marks): EnquiryList {
  const rows = list.rows.flatMap((enquiry) => {
    const status = marks.get(enquiry.id);
    if (!status) return [enquiry];
    return listed === undefined || listed === status ? [{ ...enquiry, status }] : [];
  });
  return { rows, total: list.total - list.rows.length + rows.length };
}

type Doomed = { ids: readonly string[]; name: string };

const aboutDeleted = (ids: readonly string[]) => `enquiries:${ids[0] ?? ""}`;

/** `onDeleted` runs before the refetch and returns the next focus target. */
export function useDeleteEnquiries(onDeleted: () => HTMLElement | null) {
  const undo = useOwnerMutation({
    mutationFn: async (ids: readonly string[]) => {
      const restored = await restoreEnquiries(ids);
      if (restored.length > 0) return restored.length;
      throw new UserFacingError("They were deleted more than a day ago, so they can’t be restored.");
    },
    success: (count) => ({ title: "Restored", description: `${countEnquiries(count)} restored` }),
    failure: "Failed to restore",
    about: aboutDeleted,
    invalidates: [enquiryKeys.all],
  });
  return useConfirmed({
    mutationFn: ({ ids }: Doomed) => deleteEnquiries(ids),
    question: ({ name }) => `Are you sure you want to delete ${name}?`,
    detail: () => "This deletes the message and the sender’s details here. The email in your inbox stays.",
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    onDone(ids) {
      const focus = onDeleted();
      notify({
        title: "Success",
        description: ids.length === 0 ? "Already deleted" : `${countEnquiries(ids.length)} deleted`,
        about: aboutDeleted(ids),
        ...(ids.length > 0 && { actions: [{ label: "Undo", onAct: () => undo.mutate(ids) }] }),
      });
      return focus;
    },
    failure: "Failed to delete",
    invalidates: [enquiryKeys.all],
  });
}
