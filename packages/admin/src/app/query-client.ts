import { AccessError } from "@brightwren/core/session/access";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import {
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from "@tanstack/react-query";

class AdminQueryClient extends QueryClient {
  /**
   * As the library's, for `invalidateQueries` too. It would wait for a first read that is under way; here that begins
   * again: it may bring what was before a change, and one that began without a network may hang. Whoever waits for it
   * gets the new answer.
   */
  override refetchQueries<Key extends QueryKey = QueryKey>(
    filters?: RefetchQueryFilters<Key>,
    options?: RefetchOptions,
  ): Promise<void> {
    const isFirstRead = (query: Query) => query.state.data === undefined && !query.isDisabled();
    if (options?.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll(filters).filter(isFirstRead))
        void query.cancel({ silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** The admin's cache. Failed reads are logged; the screens show what could not be read. */
export const createAdminQueryClient = (): QueryClient =>
  new AdminQueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // A session that ends is no fault: the person ended it, or is asked to sign in again.
        if (error instanceof AccessError && error.reason === "signed-out") return;
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
