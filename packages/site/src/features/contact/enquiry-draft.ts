import type { ContactEnquiry } from "@brightwren/core/contact/contact-enquiry";
import { tabStorage } from "@brightwren/ui/safe-storage";

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
