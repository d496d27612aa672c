/**
 * The one place for who we are; where the site is served comes from VITE_SITE_URL. Placeholders: an .example domain, a
 * number from Ofcom's drama range, a postcode that does not exist.
 */
export const brand = {
  name: "Brightwren",
  founded: 2026,
  address: "The Old Bindery, Wren Yard, Hexham NE46 0ZZ",
  email: "hello@brightwren.example",
  phone: { shown: "01632 960 418", href: "tel:+441632960418" },
} as const;
