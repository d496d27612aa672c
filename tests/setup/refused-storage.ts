export type Refusal = "localStorage" | "sessionStorage" | "indexedDB" | "locks" | "caches" | "channels";

export const allRefusals: readonly Refusal[] = [
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "locks",
  "caches",
  "channels",
];

/** For `addInitScript`: denies storage like Chrome and Firefox with all cookies blocked. */
export function refuseStorage(refusals: readonly Refusal[]): void {
  const denied = (what: string) => new DOMException(`${what}: access is denied.`, "SecurityError");
  const fail = (what: string) => {
    throw denied(what);
  };
  for (const name of ["localStorage", "sessionStorage"] as const)
    if (refusals.includes(name))
      Object.defineProperty(window, name, { configurable: true, get: () => fail(name) });
  if (refusals.includes("indexedDB")) IDBFactory.prototype.open = () => fail("indexedDB");
  if (refusals.includes("locks")) LockManager.prototype.request = () => Promise.reject(denied("locks"));
  if (refusals.includes("caches")) CacheStorage.prototype.open = () => Promise.reject(denied("caches"));
  if (refusals.includes("channels")) {
    // Not an arrow function, since it is called with `new`.
    const value = function Refused() {
      fail("BroadcastChannel");
    };
    Object.defineProperty(window, "BroadcastChannel", { configurable: true, value });
  }
}

/** For `addInitScript`: writes fail as in a full browser or a private window without quota. */
export function refuseRoom(): void {
  const full = () => new DOMException("The quota has been exceeded.", "QuotaExceededError");
  Storage.prototype.setItem = () => {
    throw full();
  };
  IDBObjectStore.prototype.put = () => {
    throw full();
  };
}
