/** Pixels of a share card, as Facebook, LinkedIn and X ask for a large one. */
export const cardSize = { width: 1200, height: 630 } as const;
