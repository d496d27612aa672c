import type { HostNotice } from "@brightwren/core/host/host";

const storageKey = "notice";

/** Leaves a notice for the next public page of this tab. */
export function leaveNotice(notice: HostNotice): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notice));
  } catch {
    // Storage is denied: the page is shown without a word, which harms nobody.
  }
}

/** Takes the notice that was left for this page, if any. */
export function takeNotice(): HostNotice | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return undefined;
    sessionStorage.removeItem(storageKey);
    const notice: unknown = JSON.parse(stored);
    return isNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

const isNotice = (value: unknown): value is HostNotice =>
  typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
