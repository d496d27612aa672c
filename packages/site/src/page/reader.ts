import { notifyManager, QueryCache, QueryClient, QueryObserver } from "@tanstack/react-query";
import { noteBackend } from "./host-file.ts";
import type { Watch } from "./use-read.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `failure`: what is logged when the read fails. */
    queryMeta: { failure?: string };
  }
}

/** What a visit has read so far. */
export const queryClient = new QueryClient({
  // Failed reads are logged, never shown: the page keeps what it has.
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      noteBackend(true);
      console.error(`${meta?.failure ?? "Error"}:`, error);
    },
    onSuccess: () => noteBackend(false),
  }),
  // "always": a phone that wrongly thinks itself offline must not wait for ever. No retry: the Supabase library tries
  // again by itself where that can help, and both together take half a minute to give up.
  defaultOptions: { queries: { networkMode: "always", retry: false } },
});
queryClient.mount();

/** Reads through one cache for all pages of a visit. What a page was drawn from counts as out of date already. */
export const watchQuery: Watch = (read, built) => {
  const observer = new QueryObserver(queryClient, {
    ...read,
    // An answer that says what the page says already is no reason to draw it again.
    notifyOnChangeProps: ["data", "isPending"],
    ...(built === undefined ? {} : { initialData: built, initialDataUpdatedAt: 1 }),
  });
  return {
    current: () => observer.getCurrentResult(),
    subscribe: (onChange) => observer.subscribe(notifyManager.batchCalls(onChange)),
  };
};
