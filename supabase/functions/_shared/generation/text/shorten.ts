/** Takes a text; gives it with at most `limit` characters, cut between words and ended with "…" if it was longer. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
