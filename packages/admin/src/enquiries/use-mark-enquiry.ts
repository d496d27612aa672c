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
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { UserFacingError } from "../parts/failure.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type Marking = { enquiry: Enquiry; state: MarkState };

/** Optimistic update. Returns a function that reverts only this mark. */
export async function markOptimistically(
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

export const marking = [...enquiryKeys.all, "marking"] as const;

/** Finished mutations that the library briefly still counts as running. */
const ended = new WeakSet<Marking>();

/** Refetches the enquiries unless another mark is in flight, because the response would not include it yet. */
export async function refreshAfter(queryClient: QueryClient, mark: Marking): Promise<void> {
  ended.add(mark);
  const others = queryClient.getMutationCache().findAll({ mutationKey: marking, status: "pending" });
  if (others.every(({ state }) => ended.has(state.variables as Marking)))
    await queryClient.invalidateQueries({ queryKey: enquiryKeys.all });
}

export function useMarkEnquiry() {
  const queryClient = useQueryClient();
  return useOwnerMutation({
    mutationKey: marking,
    mutationFn: async ({ enquiry, state }: Marking) => {
      if (await setEnquiryState(enquiry.id, state)) return;
      throw new UserFacingError("It has since been deleted.");
    },
    onMutate: (mark) => markOptimistically(queryClient, mark),
    success: (_, { state }) => `Enquiry marked as ${state}`,
    failure: ({ state }) => `Failed to mark the enquiry as ${state}`,
    about: ({ enquiry }) => `mark:${enquiry.id}`,
    onError: (_, __, undo) => undo?.(),
    onSettled: (_, __, mark) => refreshAfter(queryClient, mark),
  });
}

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

/** Reverts one mark: moves that enquiry back to its place in `before` and leaves the rest of `now` unchanged. */
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
