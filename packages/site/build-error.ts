/** A build failure that the user can fix. The message explains how, so the stack trace is omitted. */
export class BuildError extends Error {
  override name = "BuildError";
}
