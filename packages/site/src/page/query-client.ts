import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { noteBackend } from "./host-file.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `failure`: what is logged when the read fails. */
    queryMeta: { failure?: string };
  }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** What this visit has read so far. */
export const queryClient = createQueryClient();

/**
 * The client of a page that reads; at build each page has its own. `built`: the answers, by query key, that the page was
 * drawn from. They count as out of date, so each is shown at once and read again.
 */
export function clientWith(built: readonly (readonly [QueryKey, unknown])[] = []): QueryClient {
  const client = import.meta.env.SSR ? createQueryClient() : queryClient;
  for (const [key, data] of built)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 1 });
  return client;
}
