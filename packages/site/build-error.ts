/** The build stopped for a reason a person can do something about; the message says it all. */
export class BuildError extends Error {
  override name = "BuildError";
}
