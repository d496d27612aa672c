import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { noteBackend } from "./host-file.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { failure?: string };
  }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // Failed reads are logged, not shown: the page keeps its data.
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        noteBackend(true);
        console.error(`${meta?.failure ?? "Error"}:`, error);
      },
      onSuccess: () => noteBackend(false),
    }),
    // "always": phones sometimes report offline wrongly. No retry: the Supabase client retries where useful, and both
    // together would take 30 seconds to fail.
    defaultOptions: { queries: { networkMode: "always", retry: false } },
  });
}

/** Shared by all pages of a visit. */
export const queryClient = createQueryClient();

/** Each page has its own client at build. `built`: prerendered data by query key; shown immediately, but stale. */
export function clientWith(built: readonly (readonly [QueryKey, unknown])[] = []): QueryClient {
  const client = import.meta.env.SSR ? createQueryClient() : queryClient;
  for (const [key, data] of built)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 1 });
  return client;
}
