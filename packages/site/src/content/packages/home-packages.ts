import { packages } from "@brightwren/brand";
import type { Package } from "../types.ts";

const [starter, standard, ecommerce] = packages;

/** The prices differ from /services on purpose; the features must not. */
export const homePackages = [
  {
    name: starter.name,
    price: starter.home.price,
    priceId: starter.home.id,
    description: "For one person and a van, or two chairs and a kettle.",
    pages: "Up to 5 pages",
    features: [
      "Domain, hosting and SSL",
      "Custom design, mobile optimised",
      "Unlimited content updates",
      "SEO groundwork on every page",
      "An enquiry form that reaches your inbox",
    ],
    popular: false,
  },
  {
    name: standard.name,
    price: standard.home.price,
    priceId: standard.home.id,
    description: "For a salon, café or practice with several services and people who ask about all of them.",
    pages: "Up to 15 pages",
    features: [
      `Everything in ${starter.name}`,
      "Bookings or table requests online",
      "A page for each service",
      "News or blog pages",
      "Photo galleries",
      "Google Business Profile set up",
    ],
    popular: true,
  },
  {
    name: ecommerce.name,
    price: ecommerce.home.price,
    priceId: ecommerce.home.id,
    description: "For selling cheese, candles or gift vouchers while the shop is shut.",
    pages: "Unlimited pages",
    features: [
      `Everything in ${standard.name}`,
      "Online shop with card payments",
      "Stock counts and order emails",
      "Delivery and collection options",
      "Gift vouchers and discount codes",
    ],
    popular: false,
  },
] as const satisfies readonly Package[];
