const ignored = /[\p{M}'‘’ʼ]/gu;
const fold = (text: string) => text.normalize("NFKD").replace(ignored, "").toLowerCase();

/** Whether every typed word is a prefix of a word in the label. Ignores case and accents. */
export function fits(label: string, typed: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const asked = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked.every((begin) => words.some((word) => word.startsWith(begin)));
}
