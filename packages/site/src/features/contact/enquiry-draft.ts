import type { ContactEnquiry } from "@brightwren/core/contact/contact-enquiry";
import { tabStorage } from "@brightwren/ui/kept-storage";

/** What was typed into the enquiry form and not yet sent in this tab: a visit to the FAQ or a reload loses nothing. */
type EnquiryDraft = Partial<Record<keyof ContactEnquiry, unknown>>;

const storageKey = "enquiry-draft";

export function readDraft(): EnquiryDraft {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "null");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const saveDraft = (texts: EnquiryDraft) => void tabStorage.setItem(storageKey, JSON.stringify(texts));

export const clearDraft = (): void => tabStorage.removeItem(storageKey);
