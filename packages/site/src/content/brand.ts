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

/** The address of `brand` in its parts, for machines. */
export const postalAddress = {
  street: "The Old Bindery, Wren Yard",
  town: "Hexham",
  postcode: "NE46 0ZZ",
  country: "GB",
} as const;

/** When the phone is answered ('Mon-Fri, 9am-6pm GMT'), for machines. */
export const phoneHours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "09:00",
  closes: "18:00",
} as const;
