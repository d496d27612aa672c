import { tabStorage } from "@brightwren/ui/safe-storage";

/** Milliseconds. */
const longestAnswer = 5000;
const storageKey = "admin-renewed";

export async function hasDocument(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}

/** Prevents reload loops by allowing one reload per path and build, or none if session storage is blocked. */
export function mayRenew(): boolean {
  const version = location.pathname + import.meta.url;
  return tabStorage.getItem(storageKey) !== version && tabStorage.setItem(storageKey, version);
}
