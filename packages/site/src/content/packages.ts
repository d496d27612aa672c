import type { Package } from "./types.ts";

/** The payment provider's prices; the same three on the home page and on /services. */
export const priceIds = {
  starter: "price_starter_monthly",
  standard: "price_standard_monthly",
  ecommerce: "price_ecommerce_monthly",
} as const;

export const popularLabel = "Most Popular";

/** The two lists differ in price by specification (section 9); in what is included they agree. */
export const homePackages = [
  {
    name: "Starter",
    price: "£29.99",
    priceId: priceIds.starter,
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
    name: "Standard",
    price: "£49.99",
    priceId: priceIds.standard,
    description: "For a salon, café or practice with several services and people who ask about all of them.",
    pages: "Up to 15 pages",
    features: [
      "Everything in Starter",
      "Bookings or table requests online",
      "A page for each service",
      "News or blog pages",
      "Photo galleries",
      "Google Business Profile set up",
    ],
    popular: true,
  },
  {
    name: "E-commerce",
    price: "£99.99",
    priceId: priceIds.ecommerce,
    description: "For selling cheese, candles or gift vouchers while the shop is shut.",
    pages: "Unlimited pages",
    features: [
      "Everything in Standard",
      "Online shop with card payments",
      "Stock counts and order emails",
      "Delivery and collection options",
      "Gift vouchers and discount codes",
    ],
    popular: false,
  },
] as const satisfies readonly Package[];

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
