import { hoursLine, phoneHref, titled, toThePenny } from "@brightwren/brand/derived";
import { offer, studio } from "@brightwren/brand";
import { founder } from "@brightwren/brand/founder";
import { paths } from "@brightwren/core/paths";
import type { PageHead } from "./types.ts";

export const contactHead = {
  title: titled("Contact us or book a free call"),
  description:
    "Tell us about your business and the website it needs. Enquiries are answered within 24 hours; the first 30-minute call is free and commits you to nothing.",
  keywords: "contact web designer, website enquiry, free website consultation, UK web design agency",
  canonicalPath: paths.contact,
} as const satisfies PageHead;

export const contactCards = [
  {
    kind: "email",
    title: "Email us",
    description:
      "For anything that needs a paragraph or a photograph. Enquiries are answered within 24 hours, customers’ changes within 24-48.",
    action: { label: studio.email, href: `mailto:${studio.email}` },
  },
  {
    kind: "phone",
    title: "Call us",
    description: hoursLine,
    action: { label: studio.phone, href: phoneHref },
  },
  {
    kind: "chat",
    title: "Live chat",
    description:
      "We have no chat window. Put a short question in the form, and a person answers: within 24 hours, and sooner while we are at our desks.",
    action: { label: "Start with a message", href: "#enquiry" },
  },
  {
    kind: "call",
    title: "Book a call",
    description: "A free 30-minute consultation, with your own site or an idea on the table.",
    action: { label: "Ask for a time", href: "#enquiry" },
  },
] as const;

export const afterSending = [
  "This page says that it has arrived.",
  `${founder?.name ?? "One of us"} reads it, and looks up the site you have, if any.`,
  "Within 24 hours you get an email, or a call if you asked for one.",
] as const;

export const commonQuestions = [
  {
    question: "How long until my website is live?",
    answer:
      "Most sites are live in 2-4 weeks. Building takes about five days of them; the rest is your decisions and corrections, so it goes faster when your words and pictures are ready.",
  },
  {
    question: "What does it cost to start?",
    answer: `There is no upfront cost. Packages are from ${offer.from}/month${toThePenny}, with domain and hosting included. ${offer.vat}.`,
  },
  {
    question: "Am I tied in?",
    answer: "No long-term contract. Cancel with 30 days notice and take your content with you.",
  },
] as const;
