import type { Page, Route } from "playwright/test";
import { journeyAddresses } from "./journey-addresses.ts";
import { testBackend } from "./test-backend.ts";

export type HeldAnswer = {
  /** Resolves when the backend has responded but the window has not received the response. */
  arrived: Promise<void>;
  release: () => void;
  lose: () => void;
};

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

/** Replaces the shared address, which only the worker's browser maps to the worker's backend. */
const askBackend = (route: Route) =>
  route.fetch({ url: route.request().url().replace(journeyAddresses.api, testBackend.url) });
