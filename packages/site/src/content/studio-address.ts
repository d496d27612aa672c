/** Where letters reach us. A placeholder like those in brand.ts: the postcode does not exist. */
export const studioAddress = "The Old Bindery, Wren Yard, Hexham NE46 0ZZ";
