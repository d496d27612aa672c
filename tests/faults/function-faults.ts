import type { Fault } from "./fault.ts";

export const functionFaults: readonly Fault[] = [
  {
    id: "honeypot-ignored",
    says: "An enquiry with a filled honeypot field is accepted",
    file: "supabase/functions/send-contact-email/index.ts",
    find: 'return headers.get(honeypotHeader)?.trim() ? "doubtful" : "none";',
    replace: 'return headers.get(honeypotHeader)?.trim() === "true" ? "doubtful" : "none";',
    caughtBy: [
      { file: "supabase/functions/send-contact-email/index.test.ts" },
      { file: "tests/backend/enquiries.test.ts" },
    ],
  },
  {
    id: "recipient-added",
    says: "A visitor's name can add a recipient to the studio's reply",
    file: "supabase/functions/_shared/enquiries/enquiry-mail.ts",
    find: "replyTo: { name, address: enquiry.email },",
    replace: "replyTo: `${name} <${enquiry.email}>`,",
    caughtBy: [{ file: "supabase/functions/_shared/enquiries/enquiry-mail.test.ts" }],
  },
  {
    id: "any-price-sold",
    says: "The checkout accepts any of the payment provider's price ids",
    file: "supabase/functions/create-checkout/index.ts",
    find: "const price = prices?.get(priceId);",
    replace: "const price = prices && (prices.get(priceId) ?? priceId);",
    caughtBy: [{ file: "tests/backend/checkout-provider.test.ts", title: "never reaches the provider" }],
  },
  {
    id: "generation-for-anybody",
    says: "Anyone can generate posts at the owner's expense",
    file: "supabase/functions/generate-blog-post/index.ts",
    find: "await requireOwner(request, environment);",
    replace: "await requireOwner(request, environment).catch(() => undefined);",
    caughtBy: [{ file: "tests/backend/functions-access.test.ts" }],
  },
  {
    id: "event-unsigned",
    says: "The webhook processes an event of any age and sender",
    file: "supabase/functions/stripe-webhook/index.ts",
    find: 'return await Stripe.webhooks.constructEventAsync(body, signature ?? "", secret);',
    replace: "return JSON.parse(body);",
    caughtBy: [{ file: "tests/backend/subscriptions.test.ts", title: "has no signature" }],
  },
];
