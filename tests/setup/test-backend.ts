/** Set by the test setup. Component tests and writing end-to-end tests use their own backend. Others share one. */
export const testBackend = {
  url: "",
  mailboxUrl: "",
  // Looks up `fetch` on each call, because a test may stub it.
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
};
