/** The message says why a script stopped and what to do. It must not contain secrets. */
export class ScriptError extends Error {
  override name = "ScriptError";
}
