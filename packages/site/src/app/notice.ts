import type { HostNotice } from "@brightwren/core/host/host";
import { tabStorage } from "@brightwren/ui/kept-storage";
import { notify } from "@brightwren/ui/notify";

const storageKey = "notice";

/** Leaves a notice for the next public page of this tab. */
export function leaveNotice(notice: HostNotice): void {
  // Where storage is denied, the page is shown without a word, which harms nobody.
  tabStorage.setItem(storageKey, JSON.stringify(notice));
}

/** Shows what the admin left for this page, such as 'Access Denied'. */
export function showNotice(): void {
  const notice = takeNotice();
  if (notice) notify(notice);
}

/** The notice that was left for this page, if any; it is shown once. */
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
