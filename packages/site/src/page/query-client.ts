import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { failure?: string };
  }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // Failed requests are only logged, because the page still has its data.
    queryCache: new QueryCache({
      onError: (error, { meta }) => console.error(`${meta?.failure ?? "Error"}:`, error),
    }),
    // "always", because phones sometimes wrongly report being offline. The Supabase client already retries, and
    // further retries would take 30 seconds to fail.
    defaultOptions: { queries: { networkMode: "always", retry: false } },
  });
}

/** Shared by all pages of a visit. */
export const queryClient = createQueryClient();

/** Each page has its own client at build time. `built`: prerendered data by query key, shown immediately but stale. */
export function clientWith(built: readonly (readonly [QueryKey, unknown])[] = []): QueryClient {
  const client = import.meta.env.SSR ? createQueryClient() : queryClient;
  for (const [key, data] of built)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 1 });
  return client;
}
