import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";

declare module "@tanstack/react-query" {
  interface Register {
    /** `failure`: what the log says when the read fails. */
    queryMeta: { failure?: string };
  }
}

// Failed reads are logged, never shown (specification section 8).
const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => console.error(`${meta?.failure ?? "Error"}:`, error),
  }),
  // "always": a phone that wrongly thinks itself offline must not wait for ever.
  defaultOptions: { queries: { networkMode: "always" } },
});

/** Gives the routes below it one shared query cache. */
export default function QueryProvider() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
