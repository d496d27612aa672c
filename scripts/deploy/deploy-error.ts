/** A reason why deploying stopped, as a sentence that says what to do about it. It holds no secret. */
export class DeployError extends Error {
  override name = "DeployError";
}
