import type { HostNotice } from "@brightwren/core/host/host";
import { tabStorage } from "@brightwren/ui/safe-storage";
import { notify } from "@brightwren/ui/notify";

const storageKey = "notice";

export function storeNotice(notice: HostNotice): void {
  // If storage is denied, the notice is lost, which is harmless.
  tabStorage.setItem(storageKey, JSON.stringify(notice));
}

export function showNotice(): void {
  const notice = takeNotice();
  if (notice) notify(notice);
}

function takeNotice(): HostNotice | undefined {
  try {
    const stored = tabStorage.getItem(storageKey);
    if (stored === null) return undefined;
    tabStorage.removeItem(storageKey);
    const notice: unknown = JSON.parse(stored);
    return isNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

const isNotice = (value: unknown): value is HostNotice =>
  typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
