// Written by `npm run brand` from packages/brand. Do not edit.

export const lines = {
  address: "The Old Bindery, Wren Yard, Hexham NE46 0ZZ",
  hours: "Mon-Fri, 9am-6pm GMT",
  legal: "",
} as const;
