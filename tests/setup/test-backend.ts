/** Set by the test runner. Component tests and writing journeys have their own backend; others share one. */
export const testBackend = {
  url: "",
  mailboxUrl: "",
  // Resolved at each call, since a test may stub it.
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
};
