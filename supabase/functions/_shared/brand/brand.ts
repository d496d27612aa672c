// Written by `npm run brand` from packages/brand. Do not edit.
/** True for the fictional studio in the specification. Set to false for a real business. */
export const sample: boolean = true;

/** Placeholders: an .example domain, a drama phone number, an unused postcode, a market cross as the location. */
export const studio = {
  name: "Brightwren",
  founded: 2014,
  legal: { name: "Nell Charlton, trading as Brightwren", number: "", vat: "" },
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

export const authors = { owner: "Nell Charlton", generated: "Brightwren" } as const;

export const keys = { prefix: "brightwren", appId: "example.brightwren.desktop" } as const;

/** Copy says "From £29"; the package cards and the checkout show the exact price. */
export const offer = {
  from: "£29",
  exactly: "£29.99",
  firstYear: "£360",
  vat: "No VAT is charged",
} as const;

/** The home page and /services show different prices under the same price id. The checkout charges the lower price. */
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

/** For light backgrounds. Hue and chroma are used as given; lightness follows from the required contrast. */
export const colours = {
  paper: "#f8f3e9",
  ink: "#18203a",
  accent: "#d9301a",
  calm: "#245145",
} as const;
