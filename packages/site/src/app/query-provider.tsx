import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";

// Failed reads are logged, never shown (specification section 8).
const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error(`${String(query.meta?.["failure"] ?? "Error")}:`, error),
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
