export type SessionUser = { id: string; email: string };

export type SessionState =
  | { status: "checking" }
  | { status: "signed-out" }
  /**
   * `leaving`: a sign-out is running, here or in another tab. `confirmed`: the server granted or accepted the session
   * since the start. Otherwise it is only stored here, which is all there is offline.
   */
  | { status: "signed-in"; user: SessionUser; leaving: boolean; confirmed: boolean }
  /** The session ended without a sign-out. The owner may sign in again in place. */
  | { status: "lapsed"; user: SessionUser };

export type SessionChange =
  | { type: "session"; user: SessionUser }
  /** A session is stored on this computer. The server has not confirmed it. */
  | { type: "stored"; user: SessionUser }
  | { type: "no-session" }
  | { type: "unreadable" }
  | { type: "leaving" }
  | { type: "staying" };

/** Only a sign-out ends a session. Any other loss is a lapse. */
export function nextSessionState(state: SessionState, change: SessionChange): SessionState {
  switch (change.type) {
    case "session":
      return { status: "signed-in", user: change.user, leaving: false, confirmed: true };
    case "stored":
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
