/** Available plates, heaviest first, with real dimensions in millimetres. */
const rack = [
  { kg: 25, across: 450, thick: 66 },
  { kg: 20, across: 450, thick: 56 },
  { kg: 15, across: 450, thick: 46 },
  { kg: 10, across: 450, thick: 38 },
  { kg: 5, across: 240, thick: 30 },
  { kg: 2.5, across: 200, thick: 24 },
  { kg: 1.25, across: 165, thick: 20 },
] as const;

const emptyBar = 20;

export type Plate = (typeof rack)[number];

/** The plates for one side of a 20 kg bar, from the inside out. `kg`: the total weight. */
export function platesFor(kg: number): Plate[] {
  const plates: Plate[] = [];
  let left = (kg - emptyBar) / 2;
  for (const plate of rack) {
    while (left >= plate.kg) {
      plates.push(plate);
      left -= plate.kg;
    }
  }
  return plates;
}
