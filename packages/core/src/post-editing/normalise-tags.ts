/** Tags as they are stored: trimmed, none empty, none twice whatever its case, in the order they were given. */
export function normaliseTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/\s+/gu, " ").trim())) {
    const key = tag.toLowerCase();
    if (tag && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}

/** The tags in a text that separates them by commas. */
export const tagsFromText = (text: string): string[] => normaliseTags(text.split(","));
