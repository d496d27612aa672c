const wordsPerMinute = 200;
const charactersPerMinute = 500;

/** Runs of scripts that put no spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

/** Characters that are read one by one, not in words. */
const characters = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

let segmenter: Intl.Segmenter | undefined;

/** Firefox has a segmenter from version 125. Before, we count two characters as a word. */
function wordsIn(run: string): number {
  if (!("Segmenter" in Intl)) return Math.ceil(run.length / 2);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length;
}

/** Ignores tokens without a letter or digit, such as Markdown markup. */
export function countWords(markdown: string): number {
  let words = 0;
  const spaced = markdown.replace(/<br\b[^<>]*>/gi, " ").replace(unspaced, (run) => {
    words += wordsIn(run);
    return " ";
  });
  return words + spaced.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Minutes, rounded up; at least one. */
export function readingTime(markdown: string): number {
  const read = markdown.match(characters)?.length ?? 0;
  const words = countWords(markdown.replace(characters, " "));
  return Math.max(1, Math.ceil(read / charactersPerMinute + words / wordsPerMinute));
}
