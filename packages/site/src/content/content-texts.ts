/** One string of the content, and where it stands, e.g. `home.homeHero.lead`. */
export type ContentText = { readonly path: string; readonly value: string };

/** Takes any content; gives each string in it with its path, in order. */
export function contentTexts(content: unknown, path = ""): ContentText[] {
  if (typeof content === "string") return [{ path, value: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    contentTexts(value, path ? `${path}.${key}` : key),
  );
}

/** The sentences of a text that are long enough to be noticed twice: five words or more. */
export function sentencesOf(value: string): string[] {
  return value
    .split(/(?<=[.!?:][”)]?)\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 5);
}
