/** The one place for who we are. Placeholders: an .example domain and a number from Ofcom's drama range. */
export const brand = {
  name: "Brightwren",
  founded: 2026,
  email: "hello@brightwren.example",
  phone: { shown: "01632 960 418", href: "tel:+441632960418" },
} as const;
