import { keys } from "@brightwren/brand";
import type { GeneratePost } from "@brightwren/core/generation/generate-post";
import { tabStorage } from "@brightwren/ui/safe-storage";

export type CustomDraft = { topic: string; categoryId: string; keywords: string };

export const emptyDraft: CustomDraft = { topic: "", categoryId: "", keywords: "" };

/** Splits keywords on commas, trims them and omits empty ones. Null while the topic or category is missing. */
export function toRequest({ topic, categoryId, keywords }: CustomDraft): GeneratePost | null {
  if (!topic.trim() || !categoryId) return null;
  const list = keywords
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  return { topic: topic.trim(), categoryId, ...(list.length > 0 ? { keywords: list } : {}) };
}

const storageKey = `${keys.prefix}-custom-post`;

export function readDraft(): CustomDraft {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return emptyDraft;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in emptyDraft && typeof value === "string",
    );
    return { ...emptyDraft, ...Object.fromEntries(known) };
  } catch {
    return emptyDraft;
  }
}

export const storeDraft = (draft: Partial<CustomDraft>): void =>
  void tabStorage.setItem(storageKey, JSON.stringify(draft));
