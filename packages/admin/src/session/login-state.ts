/** The location state of /login: why somebody is there. */
export type LoginState = {
  /** The screen they wanted, to return to. */
  wanted?: string;
  /** What went wrong while their access was checked. They are not sent on by themselves: it would go round. */
  failure?: string;
  /** They pressed 'Logout'. */
  signOut?: boolean;
};

/** Reads a location state, which may hold anything. */
export function readLoginState(state: unknown): LoginState {
  return typeof state === "object" && state !== null ? state : {};
}

/** The location state with which /login signs out on arrival. */
export const signOutState: LoginState = { signOut: true };
