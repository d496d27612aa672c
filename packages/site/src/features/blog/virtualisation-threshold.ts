/** Longer lists are virtualised. */
export const virtualisationThreshold = 120;
