import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

class AdminQueryClient extends QueryClient {
  /**
   * As the library's. It would wait for a first read that is under way; here a screen's first read begins again: it may
   * bring what was before the change, and one that began without a network may hang.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== "none") {
      const onScreen = this.getQueryCache().findAll({ ...filters, type: "active" });
      for (const query of onScreen) if (query.state.data === undefined) void query.cancel({ revert: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** The admin's cache. Failed reads are logged; the screens show what could not be read. */
export const createAdminQueryClient = (): QueryClient =>
  new AdminQueryClient({
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
