import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { QueryCache, QueryClient } from "@tanstack/react-query";

/** The admin's cache. Failed reads are logged; the screens show what could not be read. */
export const createAdminQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // While nothing answers, the banner shows it once for all.
        if (backendConnectivity.isReachable()) console.warn("Could not be read:", queryKey.join("/"), error);
      },
    }),
    defaultOptions: {
      // "always": a computer that wrongly thinks itself offline must not wait for ever.
      queries: { networkMode: "always", retry: 1 },
      mutations: { networkMode: "always" },
    },
  });
