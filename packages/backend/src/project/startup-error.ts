/** A startup failure that the user can fix. The message says how. */
export class StartupError extends Error {
  override name = "StartupError";
}
