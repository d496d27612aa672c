/** No network, or the backend is down. */
export class UnreachableError extends Error {
  constructor(options?: ErrorOptions) {
    super("The server could not be reached.", options);
    this.name = "UnreachableError";
  }
}
