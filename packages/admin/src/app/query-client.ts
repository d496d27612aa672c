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
   * Restarts in-flight first reads, including on `invalidateQueries`. TanStack Query would wait for such a read, which
   * may return data from before the change, or hang if it started offline. Waiting callers get the new result.
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
        // Expected: the owner has signed out or is being asked to sign in again.
        if (error instanceof AccessError && error.reason === "signed-out") return;
        // A banner already reports that the backend is unreachable.
        if (backendConnectivity.isReachable()) console.warn("Could not be read:", queryKey.join("/"), error);
      },
    }),
    defaultOptions: {
      // Without "always", requests would never start in a browser that wrongly reports being offline.
      queries: { networkMode: "always", retry: 1 },
      mutations: { networkMode: "always" },
    },
  });
