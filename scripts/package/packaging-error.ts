/** A reason why nothing was packaged, as one sentence with the way out. */
export class PackagingError extends Error {
  override name = "PackagingError";
}
