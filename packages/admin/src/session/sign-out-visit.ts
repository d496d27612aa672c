import type { LoginVisit } from "./login-visit.ts";

/** The state of a visit to /login that signs out on arrival. */
export const signOutVisit: LoginVisit = { signOut: true };
