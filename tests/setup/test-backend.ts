/**
 * Where the test's own code finds the backend that its screens talk to, and how. What runs the test says so: a component
 * test has a backend of its own, and so has a journey that writes; all others share one.
 */
export const testBackend = {
  url: "",
  mailboxUrl: "",
  // Looked up at each call: a test may stub it.
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
};
