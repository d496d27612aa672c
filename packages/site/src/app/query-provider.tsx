import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { Outlet } from "react-router-dom";
import { PageStateContext, type PageState } from "../page/page-state.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `failure`: what is logged when the read fails. */
    queryMeta: { failure?: string };
  }
}

/** A cache that holds what the page was drawn from, as answers that are out of date already. */
function createQueryClient({ queries = [] }: PageState): QueryClient {
  const queryClient = new QueryClient({
    // Failed reads are logged, never shown: the page keeps what it has.
    queryCache: new QueryCache({
      onError: (error, { meta }) => console.error(`${meta?.failure ?? "Error"}:`, error),
    }),
    // "always": a phone that wrongly thinks itself offline must not wait for ever. No retry: the Supabase library tries
    // again by itself where that can help, and both together take half a minute to give up.
    defaultOptions: { queries: { networkMode: "always", retry: false } },
  });
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 1 });
  return queryClient;
}

let shared: QueryClient | undefined;

/** One cache for all visits to these routes; at build, one a page. */
const queryClientFor = (state: PageState) =>
  import.meta.env.SSR ? createQueryClient(state) : (shared ??= createQueryClient(state));

/** One shared query cache for the routes below it. */
export default function QueryProvider() {
  const state = useContext(PageStateContext);
  const [queryClient] = useState(() => queryClientFor(state));
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
