/** Whom packages/site/src/features/sections/founder.svg shows. Articles load it, so it is apart from the founder. */
export const portrayed: string | null = "Nell Charlton";
