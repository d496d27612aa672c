export type SessionUser = { id: string; email: string };

export type SessionState =
  | { status: "checking" }
  | { status: "signed-out" }
  /**
   * `leaving`: a sign-out is running in any tab. `confirmed`: the server has issued or accepted the session since the
   * admin started; otherwise, e.g. offline, it is only stored on this computer.
   */
  | { status: "signed-in"; user: SessionUser; leaving: boolean; confirmed: boolean }
  /** The session ended without a sign-out. The owner may sign in again without leaving the page. */
  | { status: "lapsed"; user: SessionUser };

export type SessionChange =
  | { type: "session"; user: SessionUser }
  /** The session is stored on this computer but not confirmed by the server. */
  | { type: "stored"; user: SessionUser }
  | { type: "no-session" }
  | { type: "unreadable" }
  | { type: "leaving" }
  | { type: "staying" };

/** Only a sign-out ends a session. A session lost in any other way has lapsed. */
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
