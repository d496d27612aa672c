export type TitleRoom = { width: number; height: number; sizes: readonly number[] };

/** Room for the title on an article's share card, in pixels, with the font sizes to try. */
export const titleRooms = {
  article: { width: 972, height: 286, sizes: [148, 128, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44] },
  pictured: { width: 400, height: 330, sizes: [72, 66, 60, 54, 50, 46, 42, 38, 34, 30] },
};

/** A smaller featured image would look blurred on a card, which omits it. */
export const isLargeEnough = ({ width = Infinity, height = Infinity }): boolean =>
  Math.min(width, height) >= 400;
