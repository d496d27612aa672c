import {
  type Enquiry,
  enquiryKeys,
  type EnquiryListRequest,
  type EnquiryState,
} from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import { setEnquiryState } from "@brightwren/core/enquiries/write-enquiries";
import { notify } from "@brightwren/ui/notify";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";

type Marking = { enquiry: Enquiry; state: EnquiryState };

/** Shows the new state before the backend has it. Returns a function that undoes it. */
async function showAtOnce(queryClient: QueryClient, { enquiry, state }: Marking): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: enquiryKeys.all });
  const before = queryClient.getQueriesData({ queryKey: enquiryKeys.all });
  for (const [key, list] of queryClient.getQueriesData<EnquiryList>({ queryKey: enquiryKeys.lists() })) {
    const asked = key.at(-1) as EnquiryListRequest;
    if (list) queryClient.setQueryData(key, withState(list, asked.state, enquiry.id, state));
  }
  queryClient.setQueryData<Enquiry | null>(
    enquiryKeys.enquiry(enquiry.id),
    (known) => known && { ...known, status: state },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

/** Marks an enquiry as new, handled or spam: shown at once, taken back with a message if it fails. */
export function useMarkEnquiry() {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ enquiry, state }: Marking) => {
      if (await withSession(() => setEnquiryState(enquiry.id, state))) return;
      throw new UserFacingError("It was deleted in the meantime.");
    },
    onMutate: (marking) => showAtOnce(queryClient, marking),
    onSuccess: (_, { state }) => notify({ title: "Success", description: `Enquiry marked as ${state}` }),
    onError(error, { state }, undo) {
      undo?.();
      notifyFailure(`Failed to mark the enquiry as ${state}`, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiryKeys.all }),
  });
}

/** A list as it is once an enquiry has another state: without it if the list holds one state only. */
export function withState(
  list: EnquiryList,
  listState: EnquiryState | undefined,
  id: string,
  state: EnquiryState,
): EnquiryList {
  if (!list.enquiries.some((enquiry) => enquiry.id === id)) return list;
  if (listState === undefined || listState === state) {
    const marked = list.enquiries.map((enquiry) =>
      enquiry.id === id ? { ...enquiry, status: state } : enquiry,
    );
    return { ...list, enquiries: marked };
  }
  return { enquiries: list.enquiries.filter((enquiry) => enquiry.id !== id), total: list.total - 1 };
}
