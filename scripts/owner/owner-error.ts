/** A reason why nobody was made an owner, as one sentence with the way out. */
export class OwnerError extends Error {
  override name = "OwnerError";
}
