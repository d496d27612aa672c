import { packages } from "@brightwren/brand";
import type { Package } from "../types.ts";

const [starter, standard, ecommerce] = packages;

/** The prices differ from the home page on purpose; the features must not. */
export const servicesPackages = [
  {
    name: starter.name,
    price: starter.services.price,
    priceId: starter.services.id,
    description: "For a sole trader or a small shop: who you are, what you charge and how to reach you.",
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
    name: standard.name,
    price: standard.services.price,
    priceId: standard.services.id,
    description:
      "For a salon, café or clinic: each service, the people who do it, and a diary that fills itself in.",
    pages: "Up to 15 pages",
    features: [
      `Everything in ${starter.name}`,
      "Customers book a slot or ask for a table on the site",
      "Each service on a page of its own",
      "Somewhere for news and articles",
      "Galleries for finished work",
      "Your Google Business Profile claimed and filled in",
    ],
    popular: true,
  },
  {
    name: ecommerce.name,
    price: ecommerce.services.price,
    priceId: ecommerce.services.id,
    description:
      "For makers and shops: a counter that is open all night, with somebody else minding the till.",
    pages: "Unlimited pages",
    features: [
      `Everything in ${standard.name}`,
      "A shop that takes cards and pays into your account",
      "Stock that counts itself down, and an email for every order",
      "Postage, local delivery or click and collect",
      "Vouchers to sell and codes to give away",
    ],
    popular: false,
  },
] as const satisfies readonly Package[];
