import type { ContactEnquiry } from "@brightwren/core/contact/contact-enquiry";

export const emptyEnquiry: Required<ContactEnquiry> = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  businessType: "",
  package: "",
  message: "",
};

const storageKey = "enquiry-draft";

/** What was typed and not yet sent in this tab, or null. A visit to the FAQ or a reload loses nothing. */
export function readDraft(): ContactEnquiry | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<ContactEnquiry> | null;
    if (typeof stored !== "object" || stored === null) return null;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in emptyEnquiry && typeof value === "string",
    );
    return { ...emptyEnquiry, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

export function saveDraft(values: Partial<ContactEnquiry>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage is full or denied: the form itself still holds the text.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then nothing was stored either.
  }
}
