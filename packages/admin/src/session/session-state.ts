/** Who is signed in. */
export type SessionUser = { id: string; email: string };

export type SessionState =
  | { status: "checking" }
  | { status: "signed-out" }
  /**
   * `leaving`: asked to sign out, here or in another tab; the session goes at any moment. `confirmed`: the server gave
   * it or took it since the start; else it is only what this computer has kept, which without a network is all there is.
   */
  | { status: "signed-in"; user: SessionUser; leaving: boolean; confirmed: boolean }
  /** The session ended without anybody asking for it: the person may sign in again where they are. */
  | { status: "lapsed"; user: SessionUser };

export type SessionChange =
  | { type: "session"; user: SessionUser }
  /** A session is kept on this computer; whether the server still takes it is not known. */
  | { type: "kept"; user: SessionUser }
  | { type: "no-session" }
  /** The session could not be read at all. */
  | { type: "unreadable" }
  | { type: "leaving" }
  /** Leaving failed: nobody was signed out. */
  | { type: "staying" };

/** What follows from a change. Only a session that was left on purpose is over; any other loss is a lapse. */
export function nextSessionState(state: SessionState, change: SessionChange): SessionState {
  switch (change.type) {
    case "session":
      return { status: "signed-in", user: change.user, leaving: false, confirmed: true };
    case "kept":
      if (state.status === "signed-in" || state.status === "lapsed") return state;
      return { status: "signed-in", user: change.user, leaving: false, confirmed: false };
    case "no-session":
      if (state.status === "signed-in" && state.confirmed && !state.leaving)
        return { status: "lapsed", user: state.user };
      return state.status === "lapsed" ? state : { status: "signed-out" };
    case "leaving":
      if (state.status === "lapsed") return { status: "signed-out" };
      return state.status === "signed-in" ? { ...state, leaving: true } : state;
    case "staying":
      return state.status === "signed-in" ? { ...state, leaving: false } : state;
    case "unreadable":
      return state.status === "checking" ? { status: "signed-out" } : state;
  }
}
