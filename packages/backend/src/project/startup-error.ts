/** A reason not to start that a person can act on: the message is one clear sentence with the way out. */
export class StartupError extends Error {
  override name = "StartupError";
}
