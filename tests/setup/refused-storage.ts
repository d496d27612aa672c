type StorageApi = "localStorage" | "sessionStorage" | "indexedDB" | "locks" | "caches" | "channels";

export const storageApis: readonly StorageApi[] = [
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "locks",
  "caches",
  "channels",
];

/** For `addInitScript`. Denies storage as Chrome and Firefox do when all cookies are blocked. */
export function blockStorage(blocked: readonly StorageApi[]): void {
  const denied = (what: string) => new DOMException(`${what}: access is denied.`, "SecurityError");
  const fail = (what: string) => {
    throw denied(what);
  };
  for (const name of ["localStorage", "sessionStorage"] as const)
    if (blocked.includes(name))
      Object.defineProperty(window, name, { configurable: true, get: () => fail(name) });
  if (blocked.includes("indexedDB")) IDBFactory.prototype.open = () => fail("indexedDB");
  if (blocked.includes("locks")) LockManager.prototype.request = () => Promise.reject(denied("locks"));
  if (blocked.includes("caches")) CacheStorage.prototype.open = () => Promise.reject(denied("caches"));
  if (blocked.includes("channels")) {
    // This is not an arrow function, because it is called with `new`.
    const value = function Refused() {
      fail("BroadcastChannel");
    };
    Object.defineProperty(window, "BroadcastChannel", { configurable: true, value });
  }
}

/** For `addInitScript`. Makes writes fail as when the storage quota is exhausted. */
export function exceedStorageQuota(): void {
  const full = () => new DOMException("The quota has been exceeded.", "QuotaExceededError");
  Storage.prototype.setItem = () => {
    throw full();
  };
  IDBObjectStore.prototype.put = () => {
    throw full();
  };
}
