/** Nothing answers at the backend's address just now: no network, or the backend is down. */
export class UnreachableError extends Error {
  constructor() {
    super("The server could not be reached.");
    this.name = "UnreachableError";
  }
}
