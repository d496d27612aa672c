/** The figure in a price as the pages show it: `£29.99` gives `29.99`. Throws when it is not a price in pounds. */
export function poundsOf(price: string): number {
  const [, figure] = /^£(\d+(?:\.\d{2})?)$/.exec(price) ?? [];
  if (figure === undefined) throw new Error(`"${price}" is not a price in pounds.`);
  return Number(figure);
}
