// Written by `npm run brand` from packages/brand. Change that, not this.
/** The studio of the specification, with its invented facts. False once it is somebody's own. */
export const sample: boolean = true;

/** Placeholders: an .example domain, a number from Ofcom's drama range, a postcode that does not exist, the
 * place of a market cross. */
export const studio = {
  name: "Brightwren",
  founded: 2026,
  legal: { name: "Brightwren", number: "", vat: "" },
  address: {
    street: "The Old Bindery, Wren Yard",
    town: "Hexham",
    postcode: "NE46 0ZZ",
    country: "GB",
  },
  place: { latitude: 54.97163, longitude: -2.10146 },
  email: "hello@brightwren.example",
  phone: "01632 960 418",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
    timeZone: "GMT",
  },
  people: [],
  social: [],
} as const;

export const site = { domain: "brightwren.example", titleSuffix: "Brightwren" } as const;

export const authors = { owner: "The Brightwren Studio", generated: "Brightwren" } as const;

export const keys = { prefix: "brightwren", appId: "example.brightwren.desktop" } as const;

/** "From £29" is how people say £29.99; both stand, and the cards and the checkout have the exact one. */
export const offer = { from: "£29", exactly: "£29.99", firstYear: "£360" } as const;

/** The home page and /services show two prices for two packages, under one id: the checkout charges the lower one. */
export const packages = [
  {
    name: "Starter",
    home: { price: "£29.99", id: "price_starter_monthly" },
    services: { price: "£29.99", id: "price_starter_monthly" },
  },
  {
    name: "Standard",
    home: { price: "£49.99", id: "price_standard_monthly" },
    services: { price: "£39.99", id: "price_standard_monthly" },
  },
  {
    name: "E-commerce",
    home: { price: "£99.99", id: "price_ecommerce_monthly" },
    services: { price: "£69.99", id: "price_ecommerce_monthly" },
  },
] as const;

/** On light ground. Their hue and strength are taken over; how light each tone is follows from what must be readable. */
export const colours = {
  paper: "#f8f3e9",
  ink: "#18203a",
  accent: "#d9301a",
  calm: "#245145",
} as const;
