import type { SendMailOptions } from "nodemailer";
import { offer, studio } from "../brand/brand.ts";
import type { Row } from "../contracts/database-types.ts";
import { subscriptionPrice } from "../contracts/format-price.ts";
import type { MailSettings } from "../environment.ts";
import { escapeHtml } from "../escape-html.ts";
import { londonDay, type MailDetail, mailHref, mailHtml, toHeaderText } from "../mail/mail-layout.ts";

/** An email about a subscription. */
export type SubscriptionMail = Pick<Row<"mails">, "id" | "recipient"> & {
  kind: Exclude<Row<"mails">["kind"], "enquiry">;
};
type Subscription = Row<"subscriptions">;

type Content = {
  subject: string;
  heading: string;
  /** Plain text, one string per paragraph. */
  paragraphs: string[];
  steps?: string[];
  details: MailDetail[];
  footer: string;
};

/** Throws if the email is for the customer, who has no address. */
export function composeSubscriptionMail(
  mail: SubscriptionMail,
  subscription: Subscription,
  { from, to }: MailSettings,
  siteUrl: string,
): SendMailOptions {
  const content = contents[mail.kind](subscription, siteUrl);
  const isForCustomer = mail.recipient === "customer";
  const recipients = isForCustomer ? [customerAddress(subscription)] : to;
  const customer = subscription.customer_email && {
    name: nameOf(subscription),
    address: subscription.customer_email,
  };
  return {
    // The same for each attempt, so that mail clients can detect a duplicate after a crash.
    messageId: `<subscription.${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    envelope: { from, to: recipients },
    from: { name: studio.name, address: from },
    to: recipients.map((address) => ({ name: isForCustomer ? nameOf(subscription) : "", address })),
    ...(isForCustomer ? { replyTo: studio.email } : customer && { replyTo: customer }),
    subject: toHeaderText(
      isForCustomer || subscription.is_live ? content.subject : `Test: ${content.subject}`,
    ),
    text: toText(content),
    html: toHtml(content),
  };
}

function customerAddress({ customer_email }: Subscription): string {
  if (customer_email === null) throw new Error("The customer has no email address.");
  return customer_email;
}

const nameOf = ({ customer_name, customer_email }: Subscription) =>
  toHeaderText(customer_name ?? customer_email ?? "A customer");

const packageOf = (subscription: Subscription) => subscription.package ?? "website";

const detailsOf = (subscription: Subscription): MailDetail[] => [
  { label: "Package", value: subscription.package ?? "Not on our price list" },
  { label: "Price", value: subscriptionPrice(subscription) },
  { label: "Started", value: londonDay(new Date(subscription.started_at)) },
];

const customerDetails = (subscription: Subscription): MailDetail[] => [
  { label: "Customer", value: nameOf(subscription) },
  ...(subscription.customer_email
    ? [{ label: "Email", value: subscription.customer_email, href: mailHref(subscription.customer_email) }]
    : []),
  ...detailsOf(subscription),
];

const ownersMail = (subscription: Subscription, siteUrl: string, paragraphs: string[]) => {
  const known = subscription.customer_id ? customerDetails(subscription) : [];
  const address = new URL(`/admin/subscriptions/${subscription.id}`, siteUrl).href;
  return {
    paragraphs,
    details: [...known, { label: "In the admin", value: address, href: address }],
    footer: `${studio.name} subscription ${subscription.provider_id}`,
  };
};

const contents: Record<SubscriptionMail["kind"], (subscription: Subscription, siteUrl: string) => Content> = {
  confirmation: (subscription) => ({
    subject: `Your ${packageOf(subscription)} subscription with ${studio.name}`,
    heading: "Your subscription has started.",
    paragraphs: [`Hello ${nameOf(subscription)}, thank you for choosing us. This is what happens now:`],
    steps: [
      "Within 24 hours, one of us will get in touch to ask about your services, prices and photographs. Nothing needs preparing.",
      "Within 7 days, we deliver your website. You read it and tell us what to put right.",
      "Once it sounds like you, you sign it off and it goes live.",
    ],
    details: [
      ...detailsOf(subscription),
      { label: "VAT", value: `${offer.vat}.` },
      { label: "To cancel", value: "Reply to this email with 30 days’ notice. There is no minimum term." },
      { label: "Questions", value: studio.email, href: mailHref(studio.email) },
    ],
    footer: `${studio.name}, ${studio.address.street}, ${studio.address.town} ${studio.address.postcode}`,
  }),
  new: (subscription, siteUrl) => ({
    subject: `New subscription: ${packageOf(subscription)} – ${nameOf(subscription)}`,
    heading: `${nameOf(subscription)} has subscribed`,
    ...ownersMail(subscription, siteUrl, ["The thank-you page promises a call or an email within 24 hours."]),
  }),
  payment_failed: (subscription, siteUrl) => ({
    subject: `Payment failed: ${nameOf(subscription)}`,
    heading: `A payment by ${nameOf(subscription)} failed`,
    ...ownersMail(subscription, siteUrl, [
      "The payment provider tries again automatically. If it keeps failing, ask the customer to update their payment details.",
    ]),
  }),
  unreadable: (subscription, siteUrl) => ({
    subject: "A payment event could not be read",
    heading: "A payment event could not be read",
    ...ownersMail(subscription, siteUrl, [
      `The payment provider reported a change that this site could not store, so the admin may be out of date. Look at the subscription in the provider’s dashboard. Event: ${subscription.unread ?? "since read"}`,
    ]),
  }),
  cancelled: (subscription, siteUrl) => ({
    subject: `Subscription cancelled: ${nameOf(subscription)}`,
    heading: `${nameOf(subscription)}’s subscription has been cancelled`,
    ...ownersMail(subscription, siteUrl, [endSentence(subscription)]),
  }),
};

function endSentence({ ended_at, cancels_at }: Subscription): string {
  if (ended_at) return `The subscription ended on ${londonDay(new Date(ended_at))}.`;
  if (cancels_at) return `The subscription runs until ${londonDay(new Date(cancels_at))}.`;
  return "The subscription has been cancelled.";
}

function toText({ heading, paragraphs, steps = [], details, footer }: Content): string {
  return [
    heading,
    "",
    ...paragraphs,
    ...(steps.length > 0 ? ["", ...steps.map((step, index) => `${index + 1}. ${step}`)] : []),
    "",
    ...details.map(({ label, value }) => `${label}: ${value}`),
    "",
    // Signature separator; mail clients do not quote the text below it in replies.
    "-- ",
    footer,
    "",
  ].join("\n");
}

function toHtml({ subject, heading, paragraphs, steps = [], details, footer }: Content): string {
  const list = steps.map((step) => `<li style="margin:0 0 10px">${escapeHtml(step)}</li>`).join("\n");
  return mailHtml({
    title: subject,
    label: studio.name,
    heading,
    body: [
      ...paragraphs.map((text) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`),
      ...(list ? [`<ol style="margin:0;padding-left:24px">\n${list}\n</ol>`] : []),
    ].join("\n"),
    details,
    footer: escapeHtml(footer),
  });
}
