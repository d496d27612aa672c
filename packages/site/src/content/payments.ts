import { titled } from "@brightwren/brand/derived";
import type { PageHead } from "./types.ts";

export const paymentsHead = {
  title: titled("Your payments"),
  description:
    "Where a customer changes their card, sees their invoices or cancels, with the private link from one of our emails. It opens for that customer alone.",
  keywords: "payments, card, invoices",
} as const satisfies PageHead;

export const payments = {
  heading: "Your payments",
  text: "Change your card, see your invoices or cancel, on a page that our payment provider keeps for you. The link in your email works once, so carry on when you have a minute.",
  noToken:
    "Here you change your card, see your invoices or cancel. The end of the link is missing: please open it once more from our email, with JavaScript on.",
  refused: "This page could not be opened",
  failed:
    "We could not reach our server just then. Check your connection and press the button again, or write to us.",
  action: "Open my payments",
  busy: "Opening...",
  help: "Write to us for a new link",
} as const;
