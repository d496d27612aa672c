import { titled } from "@brightwren/brand/derived";
import type { PageHead } from "./types.ts";
import { paths } from "@brightwren/core/paths";

export const thankYouHead = {
  title: titled("Thank you for your payment"),
  description:
    "Your payment has gone through. Expect a confirmation email within minutes, a call or email from us within 24 hours, and your website within 7 days.",
  keywords: "payment confirmation, next steps",
  canonicalPath: paths.thankYou,
  noIndex: true,
} as const satisfies PageHead;

export const thankYou = {
  heading: "Payment received. Thank you.",
  lead: "That is your part done for today. Put the kettle on; the rest of this page is what we do next.",
  stepsHeading: "What happens now",
  steps: [
    {
      title: "Within minutes: a confirmation email",
      description: "It has your receipt and our direct address. If it is hiding, try the junk folder first.",
    },
    {
      title: "Within 24 hours: we get in touch to kick off",
      description:
        "One of us will ask about your services, prices and hours. If you can, have ten or so photographs ready.",
    },
    {
      title: "Within 7 days: your website is delivered",
      description:
        "That is our aim, counted from the day we have your details, for a site of up to five pages; for a larger one we name the day. You read it, tell us what to put right, and sign it off when it sounds like you.",
    },
  ],
  action: { label: "What to Have Ready", to: `${paths.faq}#what-do-you-need-from-me` },
  otherWays: [
    { label: "Contact Us", to: paths.contact },
    { label: "Read the FAQ", to: paths.faq },
    { label: "Back to Home", to: paths.home },
  ],
} as const;
