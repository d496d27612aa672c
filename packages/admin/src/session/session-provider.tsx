import { getSession } from "@brightwren/core/session/get-session";
import { onSessionChange } from "@brightwren/core/session/on-session-change";
import { sessionKeys } from "@brightwren/core/session/session-keys";
import { signOut } from "@brightwren/core/session/sign-out";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from "react";
import { SessionContext } from "./session-context.ts";
import { nextSessionState, type SessionState } from "./session-state.ts";

/** Tells the other tabs that the session is about to be left on purpose. */
const leavingChannel = "brightwren-admin-leaving";

/** Knows who is signed in, and forgets what was read for somebody else. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, change] = useReducer(nextSessionState, { status: "checking" });

  useEffect(() => {
    getSession().catch(() => change({ type: "unreadable" }));
    return onSessionChange((_event, current) => {
      if (!current) return change({ type: "no-session" });
      change({ type: "session", user: { id: current.user.id, email: current.user.email ?? "" } });
      // A role may have been taken or given since.
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all });
    });
  }, [queryClient]);

  useEffect(() => {
    const channel = new BroadcastChannel(leavingChannel);
    channel.addEventListener("message", () => change({ type: "leaving" }));
    return () => channel.close();
  }, []);

  useForgetting(session);

  const leave = useCallback(async () => {
    const channel = new BroadcastChannel(leavingChannel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage(null);
    channel.close();
    change({ type: "leaving" });
    await signOut();
  }, []);

  const control = useMemo(() => ({ session, leave }), [session, leave]);
  return <SessionContext value={control}>{children}</SessionContext>;
}

function useForgetting(session: SessionState): void {
  const queryClient = useQueryClient();
  const reader = useRef<string>(undefined);
  const current = "user" in session ? session.user.id : undefined;
  useEffect(() => {
    if (session.status === "checking") return;
    if (reader.current && reader.current !== current) {
      if (current) void queryClient.resetQueries();
      else queryClient.clear();
    }
    reader.current = current;
  }, [session.status, current, queryClient]);
}
