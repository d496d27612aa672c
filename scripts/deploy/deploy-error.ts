/** Says why deploying stopped and what to do. Must not contain secrets. */
export class DeployError extends Error {
  override name = "DeployError";
}
