import { keys } from "@brightwren/brand";
import type { GeneratePost } from "@brightwren/core/generation/generate-post";
import { tabStorage } from "@brightwren/ui/safe-storage";
import { z } from "zod";

const text = z.string().catch("");
const draftSchema = z.object({ topic: text, categoryId: text, keywords: text });

export type CustomDraft = z.infer<typeof draftSchema>;

export const emptyDraft = draftSchema.parse({});

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
    return draftSchema.parse(JSON.parse(tabStorage.getItem(storageKey) ?? "null"));
  } catch {
    return emptyDraft;
  }
}

export const storeDraft = (draft: Partial<CustomDraft>): void =>
  void tabStorage.setItem(storageKey, JSON.stringify(draft));
