/** Up to this many cards stand in the page at once; a longer list keeps only those near the view. */
export const wholeListLimit = 120;
