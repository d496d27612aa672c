/** The user can fix the cause; the message is one sentence that says how. */
export class StartupError extends Error {
  override name = "StartupError";
}
