import type { Page, Route } from "playwright/test";
import { journeyAddresses } from "./journey-addresses.ts";
import { testBackend } from "./test-backend.ts";

export type HeldAnswer = {
  /** Resolves when the backend has done what it was asked, and the window does not know. */
  arrived: Promise<void>;
  /** The window gets the answer. */
  release: () => void;
  /** The answer never comes. */
  lose: () => void;
};

/** Holds back the answer to the window's next request of this method to an address that matches. */
export async function holdAnswer(page: Page, method: string, address: RegExp): Promise<HeldAnswer> {
  const arrived = Promise.withResolvers<void>();
  const fate = Promise.withResolvers<"release" | "lose">();
  let isTaken = false;
  await page.route(address, async (route) => {
    if (isTaken || route.request().method() !== method) return route.fallback();
    isTaken = true;
    const response = await askBackend(route);
    arrived.resolve();
    return (await fate.promise) === "release" ? route.fulfill({ response }) : route.abort();
  });
  return {
    arrived: arrived.promise,
    release: () => fate.resolve("release"),
    lose: () => fate.resolve("lose"),
  };
}

/** A worker's own backend has an address that only its browser takes for the journeys' common one. */
const askBackend = (route: Route) =>
  route.fetch({ url: route.request().url().replace(journeyAddresses.api, testBackend.url) });
