import { journeyAddresses, journeyBackend } from "./journey-addresses.ts";
import { test as base } from "./journey.ts";
import { type StoredSession, signInOwner } from "./owner-session.ts";

/** A session lasts an hour, and the library renews it near its end; no journey gets one as old as that. */
const sessionMilliseconds = 30 * 60_000;

/** This worker's session and when it began. */
let latest: { session: Promise<StoredSession>; since: number } | undefined;

function ownerSession(): Promise<StoredSession> {
  const now = performance.now();
  if (!latest || now - latest.since > sessionMilliseconds)
    latest = { session: signInOwner(journeyBackend.url), since: now };
  return latest.session;
}

const signedInBy = (session: () => Promise<StoredSession>) =>
  base.extend({
    storageState: async ({ launchOptions }, provide) => {
      // Named for its order alone: the worker's backend is there once its browser's options are.
      void launchOptions;
      const localStorage = [await session()];
      await provide({ cookies: [], origins: [{ origin: journeyAddresses.site, localStorage }] });
    },
  });

/**
 * The journeys' `test` with the owner signed in from the start, by the Auth API, once for all of a worker's journeys.
 * Not for one that logs out, which would end the session of those after it.
 */
export const test = signedInBy(ownerSession);

/** The same with a session that is the journey's own: for one that may log out. */
export const testOfOwnSession = signedInBy(() => signInOwner(journeyBackend.url));

export { expect } from "./journey.ts";
