import type { Package } from "../types.ts";
import { priceIds } from "./package-terms.ts";

/** The prices here and on the home page differ on purpose; in what is included the lists agree. */
export const servicesPackages = [
  {
    name: "Starter",
    price: "£29.99",
    priceId: priceIds.starter,
    description: "Who you are, what you charge, where you go and how to reach you.",
    pages: "Up to 5 pages",
    features: [
      "Your own domain, with hosting and the SSL padlock",
      "A design of your own, drawn for phones first",
      "Changes to text and pictures, as many as you like",
      "Titles, descriptions and a site map for search engines",
      "A contact form that emails you each message",
    ],
    popular: false,
  },
  {
    name: "Standard",
    price: "£39.99",
    priceId: priceIds.standard,
    description: "Room for every service, the people who do them, and a diary that fills itself in.",
    pages: "Up to 15 pages",
    features: [
      "All that Starter has",
      "Customers book a slot or ask for a table on the site",
      "Each service on a page of its own",
      "Somewhere for news and articles",
      "Galleries for finished work",
      "Your Google Business Profile claimed and filled in",
    ],
    popular: true,
  },
  {
    name: "E-commerce",
    price: "£69.99",
    priceId: priceIds.ecommerce,
    description: "A counter that is open all night, with somebody else minding the till.",
    pages: "Unlimited pages",
    features: [
      "All that Standard has",
      "A shop that takes cards and pays into your account",
      "Stock that counts itself down, and an email for every order",
      "Postage, local delivery or click and collect",
      "Vouchers to sell and codes to give away",
    ],
    popular: false,
  },
] as const satisfies readonly Package[];
