// The room for an article's title on a card and the sizes it may be set in, in pixels of the card.
const room = { width: 972, height: 286 };
const sizes = [148, 128, 112, 104, 96, 88, 80, 72, 64, 56, 50];
const smallest = 44;
// What a character of the display face takes of its size, with what breaking between words leaves empty.
const characterWidth = 0.62;
const lineHeight = 1.08;

/** The largest size in which a title about fits its room on the share card. */
export function titleSize(title: string): number {
  const fits = (size: number) => {
    const lines = Math.ceil((title.length * characterWidth * size) / room.width);
    return lines * size * lineHeight <= room.height;
  };
  return sizes.find(fits) ?? smallest;
}
