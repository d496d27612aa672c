/** Longer lists are virtualised. */
export const wholeListLimit = 120;
