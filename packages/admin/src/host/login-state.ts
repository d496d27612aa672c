export type LoginState = {
  wanted?: string;
  /** Why the access check failed. Prevents the automatic redirect, which would loop. */
  failure?: string;
  signOut?: boolean;
};
