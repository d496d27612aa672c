import { keys } from "@brightwren/brand";
import { sessionKeys } from "@brightwren/core/session/access";
import { readStoredUser } from "@brightwren/core/session/stored-session";
import { getSession } from "@brightwren/core/session/session";
import { onSessionChange, signOut } from "@brightwren/core/session/sign-in";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { listenToTabs, notifyTabs } from "../device/channel.ts";
import { requiredContext } from "../parts/required-context.ts";
import { nextSessionState, type SessionChange, type SessionState } from "./session-state.ts";

/** Tabs announce a sign-out, or that a sign-out failed. */
const leavingChannel = `${keys.prefix}-admin-leaving`;

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, change] = useReducer(nextSessionState, { status: "checking" });

  useEffect(() => {
    let changes = 0;
    // Offline, supabase-js does not return a session, but the stored session still identifies the owner.
    const readStoredSession = async (otherwise: SessionChange) => {
      const before = changes;
      const user = await readStoredUser();
      if (changes === before) change(user ? { type: "stored", user } : otherwise);
    };
    void readStoredUser().then((user) => user && changes === 0 && change({ type: "stored", user }));
    getSession().catch(() => readStoredSession({ type: "unreadable" }));
    const unsubscribe = onSessionChange((event, current) => {
      changes += 1;
      // Another tab signed out, but this tab may still read the old storage.
      if (!current && event !== "INITIAL_SESSION") return change({ type: "no-session" });
      if (!current) return void readStoredSession({ type: "no-session" });
      change({ type: "session", user: { id: current.user.id, email: current.user.email ?? "" } });
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all });
    });
    return () => {
      changes += 1;
      unsubscribe();
    };
  }, [queryClient]);

  useEffect(() => {
    // Tabs from an older deployment announce a sign-out with a different message.
    const onMessage = (message: unknown) => change({ type: message === "staying" ? "staying" : "leaving" });
    return listenToTabs(leavingChannel, onMessage);
  }, []);

  useCacheOfOneUser(session);

  const leave = useCallback(
    async (by: () => Promise<void> = signOut) => {
      const say = (type: "leaving" | "staying") => {
        notifyTabs(leavingChannel, type);
        change({ type });
      };
      say("leaving");
      try {
        // In-flight reads would continue without a session and be rejected.
        await queryClient.cancelQueries();
        await by();
      } catch (error) {
        say("staying");
        const isUnread = ({ state }: Query) => state.data === undefined;
        void queryClient.refetchQueries({ type: "active", predicate: isUnread });
        throw error;
      }
    },
    [queryClient],
  );

  const control = useMemo(() => ({ session, leave }), [session, leave]);
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** Removes the previous user's cached data. */
function useCacheOfOneUser(session: SessionState): void {
  const queryClient = useQueryClient();
  const reader = useRef<string>(undefined);
  const current = "user" in session ? session.user.id : undefined;
  useEffect(() => {
    if (session.status === "checking") return;
    // Clear on every sign-out, because reads may have started during it.
    if (!current) queryClient.clear();
    else if (reader.current && reader.current !== current) void queryClient.resetQueries();
    reader.current = current;
  }, [session.status, current, queryClient]);
}

type SessionControl = {
  session: SessionState;
  /**
   * Signs out in every tab of this browser or app. `by` replaces the default sign-out. Rejects with the errors of `by`.
   */
  leave: (by?: () => Promise<void>) => Promise<void>;
};

const [SessionContext, useSession] = requiredContext<SessionControl>("a SessionProvider");
export { useSession };
