import { keys } from "@brightwren/brand";
import { sessionKeys } from "@brightwren/core/session/access";
import { readKeptUser } from "@brightwren/core/session/kept-session";
import { getSession } from "@brightwren/core/session/session";
import { onSessionChange, signOut } from "@brightwren/core/session/sign-in";
import { type Query, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { listenToTabs, tellTabs } from "../device/channel.ts";
import { nextSessionState, type SessionChange, type SessionState } from "./session-state.ts";

/** Where a tab says that the session is about to be left on purpose, or is not left after all. */
const leavingChannel = `${keys.prefix}-admin-leaving`;

/** Knows who is signed in, and forgets what was read for somebody else. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, change] = useReducer(nextSessionState, { status: "checking" });

  useEffect(() => {
    let changes = 0;
    // Without a network the library has no session to give, and still the person is whose session is kept here.
    const lookAtStored = async (otherwise: SessionChange) => {
      const before = changes;
      const user = await readKeptUser();
      if (changes === before) change(user ? { type: "kept", user } : otherwise);
    };
    void readKeptUser().then((user) => user && changes === 0 && change({ type: "kept", user }));
    getSession().catch(() => lookAtStored({ type: "unreadable" }));
    const unsubscribe = onSessionChange((event, current) => {
      changes += 1;
      // Whoever signed out in another tab did: what this tab sees of the storage may lag behind.
      if (!current && event !== "INITIAL_SESSION") return change({ type: "no-session" });
      if (!current) return void lookAtStored({ type: "no-session" });
      change({ type: "session", user: { id: current.user.id, email: current.user.email ?? "" } });
      // A role may have been taken or given since.
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all });
    });
    return () => {
      changes += 1;
      unsubscribe();
    };
  }, [queryClient]);

  useEffect(() => {
    // A tab of an older deployment says something else, and means that it leaves.
    const onMessage = (message: unknown) => change({ type: message === "staying" ? "staying" : "leaving" });
    return listenToTabs(leavingChannel, onMessage);
  }, []);

  useForgetting(session);

  const leave = useCallback(
    async (by: () => Promise<void> = signOut) => {
      const say = (type: "leaving" | "staying") => {
        tellTabs(leavingChannel, type);
        change({ type });
      };
      say("leaving");
      try {
        // What is being read would be asked for in nobody's name, and be refused.
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

function useForgetting(session: SessionState): void {
  const queryClient = useQueryClient();
  const reader = useRef<string>(undefined);
  const current = "user" in session ? session.user.id : undefined;
  useEffect(() => {
    if (session.status === "checking") return;
    // Nobody's, whenever that becomes known: reads may have begun while somebody was leaving.
    if (!current) queryClient.clear();
    else if (reader.current && reader.current !== current) void queryClient.resetQueries();
    reader.current = current;
  }, [session.status, current, queryClient]);
}

type SessionControl = {
  session: SessionState;
  /** Signs out on purpose, in every tab: of this shell, unless `by` says otherwise. Rejects as that does. */
  leave: (by?: () => Promise<void>) => Promise<void>;
};

const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Who is signed in, and how to sign out. Throws outside a SessionProvider. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error("useSession wants a SessionProvider around it.");
  return control;
}
