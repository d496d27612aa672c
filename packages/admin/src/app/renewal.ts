import { tabStorage } from "@brightwren/ui/kept-storage";

/** Milliseconds. */
const longestAnswer = 5000;
const storageKey = "admin-renewed";

/** Whether the server can be reached and has the document of this address. */
export async function hasDocument(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Whether to load the document anew without being asked: true once for each version of an address, and never where
 * nothing can be remembered, so that it cannot go on for ever.
 */
export function mayRenew(): boolean {
  const version = location.pathname + import.meta.url;
  return tabStorage.getItem(storageKey) !== version && tabStorage.setItem(storageKey, version);
}
