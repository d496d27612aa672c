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
import { createOwnerMutationCache } from "../session/owner-mutation.ts";

class AdminQueryClient extends QueryClient {
  /**
   * Restarts an in-flight first read, also for `invalidateQueries`; the library would wait for it. The old read may
   * return data from before the change, or hang if it started offline. Waiting callers get the new result.
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

export const createAdminQueryClient = (): QueryClient =>
  new AdminQueryClient({
    mutationCache: createOwnerMutationCache(),
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // Expected: the owner has signed out or is asked to sign in again.
        if (error instanceof AccessError && error.reason === "signed-out") return;
        // While the backend is unreachable, a banner already says so.
        if (backendConnectivity.isReachable()) console.warn("Could not be read:", queryKey.join("/"), error);
      },
    }),
    defaultOptions: {
      // "always", because a computer that wrongly reports being offline would wait forever.
      queries: { networkMode: "always", retry: 1 },
      mutations: { networkMode: "always" },
    },
  });
