/** Milliseconds one call to the database or to Auth may take. */
export const callTimeout = 6000;

/** `fetch` that gives up after `callTimeout`, whatever else the caller asked for. */
export const timedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(callTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
