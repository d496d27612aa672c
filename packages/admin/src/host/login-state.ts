export type LoginState = {
  wanted?: string;
  /** Why the access check failed. Prevents the automatic redirect, which would loop. */
  failure?: string;
  signOut?: boolean;
};

export function readLoginState(state: unknown): LoginState {
  return typeof state === "object" && state !== null ? state : {};
}
