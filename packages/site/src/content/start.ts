import { offer, studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, PageHead } from "./types.ts";

export const startHead = {
  title: titled(`A website for ${offer.from} a month, in 7 days`),
  description: `A five-page website for ${offer.from} a month, built in 7 days: custom design, domain, hosting, SSL and updates. Nothing upfront, and 30 days notice if you leave.`,
  keywords: `${offer.from} website, website in 7 days, cheap small business website UK, no upfront cost website`,
  canonicalPath: paths.start,
} as const satisfies PageHead;

const form = "#quote";

export const startHero = {
  notice: "Limited slots available",
  noticeReason: "We take on only as many at once as we can finish on time.",
  heading: `A proper website for ${offer.from} a month, built in 7 days.`,
  lead: "It begins with half an hour on the phone, and a week after we have your details you have a site you would send your mother. The catch, since there always is one: when you stop paying, it stops. You then get 30 days to take everything with you.",
  action: { label: "Get My Free Quote", to: form },
} as const;

export const startHighlights = [
  {
    title: `${offer.from} a month`,
    description: `${offer.exactly} to the penny: just under a pound a day, with the hosting and the changes in it. ${offer.vat}.`,
  },
  { title: "Built in 7 days", description: "Counted from the day we have your details, weekends and all." },
  {
    title: "No upfront cost",
    description: "No deposit and no design fee. The first month is the first thing you pay.",
  },
  {
    title: "No long-term contract",
    description: "Stay because it works. Leaving takes 30 days notice and one email.",
  },
] as const satisfies readonly FeatureCard[];

/** An invented shop for the seven drawings in features/start/week-frame.tsx. */
export const startWeek = {
  heading: "One small shop, seven evenings",
  lede: "We invented the florist. The order of things is ours, and each drawing is where the site has got to by lights out.",
  shop: {
    notes: ["flowers, not gifts", "open till five", "ring before noon!"],
    name: "Sprig & Stem",
    menu: "Bunches · Weddings · Find us",
    heading: ["Picked this", "morning."],
    line: "Cut at six, in your hands by ten.",
    button: "Ring by noon",
    prices: [
      ["Posy", "£18"],
      ["Bunch", "£32"],
      ["Armful", "£60"],
    ],
    address: "sprig-and-stem.example",
  },
  days: [
    { title: "You talk", description: "Half an hour on the phone. We take the notes." },
    { title: "Boxes", description: "What goes where, before anyone is fond of it." },
    { title: "Words", description: "Yours, in the order people ask." },
    { title: "Type", description: "Letters that sound like you." },
    { title: "Colour", description: "Two, and white. Rarely more." },
    { title: "Pictures", description: "Your photographs, or our drawings." },
    {
      title: "Live",
      description: "She would sign it off that evening. Most owners sleep on it, and are live in 2-4 weeks.",
    },
  ],
} as const;

export const startFeatures = {
  heading: `What ${offer.from} buys`,
  lede: "All eight, from the first month.",
  items: [
    "A custom design of up to 5 pages",
    "Your own domain name",
    "Hosting with 99.9% uptime",
    "SSL, so that browsers trust you",
    "A mobile-optimised layout",
    "SEO basics: titles, headings, site map",
    "Unlimited content updates",
    "Maintenance, backups and a person to ring",
  ],
  action: { label: "Yes, Quote for Mine", to: form },
} as const satisfies Heading & { items: readonly string[]; action: Action };

export const startTestimonials = {
  heading: "Said by people who had put it off",
  lede: "A café, a driving instructor and a florist, some weeks later.",
} as const satisfies Heading;

export const startClosing = {
  heading: "This time next week",
  lede: "It could be built by then. If a form feels like too much, ring, and we fill it in while you talk.",
  actions: [{ label: "Ask for the Quote", to: form }],
} as const satisfies Heading & { actions: readonly Action[] };

/** The quote form never transmits its input, so the second step offers two ways to send it. */
export const startForm = {
  id: form.slice(1),
  heading: "Where shall we send your quote?",
  lede: "It says whether five pages will do, and names your day. Four boxes, two optional. Two steps: this button prepares it, the next one sends it. Until then, nothing leaves your browser.",
  labels: { name: "Name", email: "Email", phone: "Phone", message: "What you do, and where" },
  submitLabel: "Send My Request",
  byEmail: "Send it by email",
  byForm: { label: "Send it through our enquiry form", to: `${paths.contact}#enquiry` },
  lastStep:
    "One step is left, and the 24 hours run from it. Both buttons take along what you typed; the second needs no email program.",
  success: "Thank you! We'll be in touch within 24 hours.",
} as const;

export type QuoteRequest = Record<keyof typeof startForm.labels, string>;

const wish = `I’d like a quote for the website at ${offer.from} a month.`;

/** The request in the fields of the enquiry form, and an earlier draft's message below it. */
export function quoteEnquiry({ name, message, ...given }: QuoteRequest, earlier: string) {
  const [firstName = "", ...others] = name.trim().split(/\s+/);
  const texts = [wish, message.trim(), earlier.startsWith(wish) ? "" : earlier];
  return { firstName, lastName: others.join(" "), ...given, message: texts.filter(Boolean).join("\n\n") };
}

/** A mailto link with the request as its text. */
export const quoteMail = (request: QuoteRequest): string => {
  const names = Object.keys(startForm.labels) as (keyof QuoteRequest)[];
  const body = names.map((name) => `${startForm.labels[name]}: ${request[name]}`).join("\r\n");
  return `mailto:${studio.email}?subject=${encodeURIComponent("Quote request")}&body=${encodeURIComponent(body)}`;
};
