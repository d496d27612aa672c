const sentences = {
  "signed-out": "You are signed out. Sign in again to go on.",
  "not-admin": "You don't have admin privileges.",
};

/** The person may not do this: nobody is signed in here (any more), or whoever is has no admin role. */
export class AccessError extends Error {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
    this.name = "AccessError";
    this.reason = reason;
  }
}

/** Postgres' and PostgREST's codes for: not permitted, the token is none, the token's time is over. */
const reasons: Record<string, AccessError["reason"]> = {
  "42501": "not-admin",
  PGRST301: "signed-out",
  PGRST303: "signed-out",
};

/** Throws: an `AccessError` if that is what the backend's error means, else the error itself. */
export function rethrowRefusal(error: { code: string }): never {
  const reason = reasons[error.code];
  throw reason ? new AccessError(reason) : error;
}
