export class PackagingError extends Error {
  override name = "PackagingError";
}
