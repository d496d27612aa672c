/** A build failure that the user can fix. The message explains how, so no stack is shown. */
export class BuildError extends Error {
  override name = "BuildError";
}
