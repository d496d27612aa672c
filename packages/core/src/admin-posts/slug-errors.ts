import { rethrowRefusal } from "../session/access-error.ts";

/** Another post has this slug. */
export class SlugTakenError extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`Another post already has the address “${slug}”. Choose another one.`);
    this.name = "SlugTakenError";
    this.slug = slug;
  }
}

/** The post's address has been public, and nobody said that it shall change. */
export class SlugFrozenError extends Error {
  constructor() {
    super("This post's address has been public: links to it would break. Change it only on purpose.");
    this.name = "SlugFrozenError";
  }
}

const uniqueViolation = "23505";

/** Throws what the backend's error means: a `SlugTakenError`, an `AccessError`, else the error itself. */
export function rethrowWriteFault(error: { code: string }, slug: string): never {
  if (error.code === uniqueViolation) throw new SlugTakenError(slug);
  rethrowRefusal(error);
}
