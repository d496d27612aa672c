/** A page's number, or a gap that stands for several. */
export type PageStep = number | "gap";

/**
 * The pages that a pager offers: the first, the last, and those beside the present one. A gap never stands for a
 * single page, since that page takes no more room.
 */
export function pagesAround(page: number, pages: number): PageStep[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index): PageStep[] => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return [number - before === 2 ? number - 1 : "gap", number];
  });
}
