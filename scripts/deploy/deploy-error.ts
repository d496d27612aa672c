/** The message says why deploying stopped and what to do. It must not contain secrets. */
export class DeployError extends Error {
  override name = "DeployError";
}
