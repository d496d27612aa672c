import type { PageHead } from "../types.ts";

export const thankYouHead = {
  title: "Thank you for your payment | Brightwren",
  description:
    "Your payment has gone through. Expect a confirmation email within minutes, a call or email from us within 24 hours, and your website within 7 days.",
  keywords: "payment confirmation, next steps",
} as const satisfies PageHead;
