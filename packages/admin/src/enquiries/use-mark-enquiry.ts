import {
  type Enquiry,
  enquiryKeys,
  type EnquiryListRequest,
  type EnquiryState,
  type MarkState,
  statesOfList,
} from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import { setEnquiryState } from "@brightwren/core/enquiries/write-enquiries";
import { notify } from "@brightwren/ui/notify";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";

type Marking = { enquiry: Enquiry; state: MarkState };

/** Shows the new state before the backend has it. Returns a function that takes this mark back, and no other. */
export async function showAtOnce(
  queryClient: QueryClient,
  { enquiry: { id }, state }: Marking,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: enquiryKeys.all });
  const lists = queryClient.getQueriesData<EnquiryList>({ queryKey: enquiryKeys.lists() });
  const single = enquiryKeys.enquiry(id);
  const before = queryClient.getQueryData<Enquiry | null>(single);
  for (const [key, list] of lists) {
    const asked = key.at(-1) as EnquiryListRequest;
    if (list) queryClient.setQueryData(key, withState(list, asked.state, id, state));
  }
  if (before) queryClient.setQueryData<Enquiry>(single, { ...before, status: state });
  return () => {
    for (const [key, list] of lists) {
      if (!list) continue;
      queryClient.setQueryData<EnquiryList>(key, (now) => now && withoutMark(now, list, id, state));
    }
    queryClient.setQueryData<Enquiry | null>(single, (now) => {
      return now?.status === state && before ? { ...now, status: before.status } : now;
    });
  };
}

/** Names the marks that are under way. */
export const marking = [...enquiryKeys.all, "marking"] as const;

/** To the library they are under way for a moment more. */
const ended = new WeakSet<Marking>();

/** Reads the enquiries anew when a mark has ended, unless another is under way: what is read would not have that yet. */
export async function refreshAfter(queryClient: QueryClient, mark: Marking): Promise<void> {
  ended.add(mark);
  const others = queryClient.getMutationCache().findAll({ mutationKey: marking, status: "pending" });
  if (others.every(({ state }) => ended.has(state.variables as Marking)))
    await queryClient.invalidateQueries({ queryKey: enquiryKeys.all });
}

/** Marks an enquiry as new, handled or spam: shown at once, taken back with a message if it fails. */
export function useMarkEnquiry() {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: marking,
    mutationFn: async ({ enquiry, state }: Marking) => {
      if (await withSession(() => setEnquiryState(enquiry.id, state))) return;
      throw new UserFacingError("It was deleted in the meantime.");
    },
    onMutate: (mark) => showAtOnce(queryClient, mark),
    onSuccess: (_, { enquiry, state }) =>
      notify({
        title: "Success",
        description: `Enquiry marked as ${state}`,
        about: `mark:${enquiry.id}`,
      }),
    onError(error, { enquiry, state }, undo) {
      undo?.();
      notifyFailure(`Failed to mark the enquiry as ${state}`, error, `mark:${enquiry.id}`);
    },
    onSettled: (_, __, mark) => refreshAfter(queryClient, mark),
  });
}

/** A list as it is once an enquiry has another state: without it if the list does not hold that state. */
export function withState(
  list: EnquiryList,
  listState: EnquiryState | undefined,
  id: string,
  state: EnquiryState,
): EnquiryList {
  if (!list.enquiries.some((enquiry) => enquiry.id === id)) return list;
  if (listState === undefined || statesOfList(listState).includes(state)) {
    const marked = list.enquiries.map((enquiry) =>
      enquiry.id === id ? { ...enquiry, status: state } : enquiry,
    );
    return { ...list, enquiries: marked };
  }
  return { enquiries: list.enquiries.filter((enquiry) => enquiry.id !== id), total: list.total - 1 };
}

/** A list after the mark of an enquiry was taken back: that one as it was `before`, where it was, and all else as it is now. */
function withoutMark(now: EnquiryList, before: EnquiryList, id: string, state: EnquiryState): EnquiryList {
  const place = before.enquiries.findIndex((enquiry) => enquiry.id === id);
  const former = before.enquiries[place];
  if (!former) return now;
  if (now.enquiries.some((enquiry) => enquiry.id === id)) {
    const enquiries = now.enquiries.map((enquiry) =>
      enquiry.id === id && enquiry.status === state ? { ...enquiry, status: former.status } : enquiry,
    );
    return { ...now, enquiries };
  }
  const after = new Set(before.enquiries.slice(place).map((enquiry) => enquiry.id));
  const next = now.enquiries.findIndex((enquiry) => after.has(enquiry.id));
  const at = next === -1 ? now.enquiries.length : next;
  const enquiries = [...now.enquiries.slice(0, at), former, ...now.enquiries.slice(at)];
  return { enquiries, total: now.total + 1 };
}
