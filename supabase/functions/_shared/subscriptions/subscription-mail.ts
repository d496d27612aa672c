import type { SendMailOptions } from "nodemailer";
import { offer, studio } from "../brand/brand.ts";
import { lines } from "../brand/lines.ts";
import type { Row } from "../contracts/database-types.ts";
import { formatPrice, subscriptionPrice } from "../contracts/format-price.ts";
import { providerPage } from "../contracts/provider-page.ts";
import { telephoneHref } from "../contracts/telephone-href.ts";
import type { MailSettings } from "../environment.ts";
import {
  londonClock,
  londonDate,
  londonDay,
  londonMonth,
  londonWeekday,
  type MailContent,
  type MailDetail,
  mailHref,
  mailParts,
  messageIdOf,
  studioFooter,
  toHeaderText,
} from "../mail/mail-layout.ts";

/** An email about a subscription. */
export type SubscriptionMail = Pick<Row<"mails">, "id" | "recipient"> & {
  kind: Exclude<Row<"mails">["kind"], "enquiry">;
};
type Subscription = Row<"subscriptions">;

type Context = {
  siteUrl: string;
  /** Opens the provider's customer portal for this email's customer. */
  portal: string;
  /** From the customer's last enquiry, because the checkout does not ask for it. */
  phone?: string | null | undefined;
};

/** Throws if the email is for the customer, who has no address. */
export function composeSubscriptionMail(
  mail: SubscriptionMail,
  subscription: Subscription,
  { from, to }: MailSettings,
  context: Context,
): SendMailOptions {
  const content = contents[mail.kind](subscription, context);
  const isForCustomer = mail.recipient === "customer";
  const recipients = isForCustomer ? [customerAddress(subscription)] : to;
  const customer = subscription.customer_email && {
    name: nameOf(subscription),
    address: subscription.customer_email,
  };
  return {
    messageId: messageIdOf("subscription", mail.id, from),
    envelope: { from, to: recipients },
    from: { name: studio.name, address: from },
    to: recipients.map((address) => ({ name: isForCustomer ? nameOf(subscription) : "", address })),
    ...(isForCustomer ? { replyTo: studio.email } : customer && { replyTo: customer }),
    ...mailParts({ ...content, isTest: !subscription.is_live }, context.siteUrl),
  };
}

function customerAddress({ customer_email }: Subscription): string {
  if (customer_email === null) throw new Error("The customer has no email address.");
  return customer_email;
}

const nameOf = ({ customer_name, customer_email }: Subscription) =>
  toHeaderText(customer_name ?? customer_email ?? "A customer");

/** The first word of the name, or undefined. */
const firstNameOf = ({ customer_name }: Subscription) =>
  toHeaderText(customer_name ?? "").split(" ")[0] || undefined;

const greeting = (subscription: Subscription) => `Hello ${firstNameOf(subscription) ?? "there"},`;

const packageOf = (subscription: Subscription) => subscription.package ?? "website";

const hour = 3_600_000;
const after = (at: string, hours: number) => new Date(Date.parse(at) + hours * hour);

/** Such as 'Saturday 28 November, 03:03'. */
const deadline = (at: Date) => `${londonDate(at)}, ${londonClock(at)}`;

const unpaid = ({ unpaid_amount, amount, currency }: Subscription) =>
  formatPrice({ amount: unpaid_amount ?? amount, currency });

const details = (values: Record<string, string | false | null | undefined>): MailDetail[] =>
  Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));

const subscriptionDetails = (subscription: Subscription) => ({
  Package: subscription.package ?? "Not on our price list",
  Price: subscriptionPrice(subscription),
});

/** What the customer last paid, which is the first payment in an email about the start. */
function receiptOf(subscription: Subscription): NonNullable<MailContent["box"]> {
  const { paid_at, paid_amount, paid_invoice, started_at, currency } = subscription;
  return {
    title: "Your receipt",
    figure: paid_at ? `${formatPrice({ amount: paid_amount ?? 0, currency })} paid` : undefined,
    details: details({
      ...subscriptionDetails(subscription),
      Date: londonDay(paid_at ?? started_at),
      "Invoice number": paid_invoice,
      VAT: offer.vat,
    }),
  };
}

const toCancel = "To cancel, reply to this email with 30 days’ notice. There is no minimum term.";
const byPhone = `Rather talk? Ring ${studio.phone}, ${lines.hours}, or reply to this email. A person reads it.`;

/** The button and the foot of an email to a customer about money. */
const toPortal = (label: string, { portal }: Context) => ({
  button: { label, href: portal },
  footer: studioFooter,
});
const portalNote = "The button opens your own payments page. Its link works once, within 30 days.";

const customerDetails = (subscription: Subscription, { phone }: Context): MailDetail[] => {
  const { customer_email } = subscription;
  return [
    { label: "Customer", value: nameOf(subscription) },
    ...(phone ? [{ label: "Phone", value: phone, href: telephoneHref(phone) }] : []),
    ...(customer_email ? [{ label: "Email", value: customer_email, href: mailHref(customer_email) }] : []),
    ...details({ ...subscriptionDetails(subscription), Started: londonDay(subscription.started_at) }),
  ];
};

/** The parts that the emails to the owner share. Without another button, it opens the admin. */
const forOwner = (
  subscription: Subscription,
  context: Context,
  { label = "Open in the admin", button, box = { title: "The subscription", details: [] } }: OwnerParts = {},
) => {
  const { id, provider_id, customer_id } = subscription;
  const admin = { label, href: new URL(`/admin/subscriptions/${id}`, context.siteUrl).href };
  const dashboard = providerPage(subscription);
  const known = customer_id ? customerDetails(subscription, context) : [];
  return {
    button: button ?? admin,
    box: { ...box, details: [...box.details, ...known] },
    links: [...(dashboard ? [{ label: "Open in Stripe", href: dashboard }] : []), ...(button ? [admin] : [])],
    footer: [`${studio.name} subscription ${provider_id}`],
  };
};

type OwnerParts = { label?: string } & Partial<Pick<MailContent, "button" | "box">>;

const contents: Record<
  SubscriptionMail["kind"],
  (subscription: Subscription, context: Context) => MailContent
> = {
  confirmation: (subscription) => {
    const { started_at, paid_at } = subscription;
    const name = firstNameOf(subscription);
    const subject = "Photographs and prices for our website";
    return {
      subject: `Your ${packageOf(subscription)} subscription with ${studio.name}`,
      heading: name ? `Welcome, ${name}. We start today.` : "Welcome. We start today.",
      paragraphs: [
        `Thank you for choosing us. ${paid_at ? "Your payment has arrived, and this" : "This"} is what happens now.`,
      ],
      steps: [
        {
          when: `Today, ${londonDate(started_at)}`,
          text: "We set up your project. If you have photographs and a price list to hand, send them now. Nothing else needs preparing.",
        },
        {
          when: `By ${deadline(after(started_at, 24))}`,
          text: "One of us gets in touch to ask about your services, prices and photographs.",
        },
        {
          when: `By ${deadline(after(started_at, 7 * 24))}`,
          text: "We deliver your website. You read it and tell us what to put right. Once it sounds like you, you sign it off and it goes live.",
        },
      ],
      button: {
        label: "Send us your photographs and prices",
        href: mailHref(studio.email, {
          subject,
          body: "Hello,\n\nhere are our photographs and prices.\n\n",
        }),
        instead: `reply to this email, or write to ${studio.email}`,
      },
      box: receiptOf(subscription),
      notes: [toCancel, byPhone],
      footer: studioFooter,
    };
  },
  customer_payment_failed: (subscription, context) => {
    const { payment_retries_at, payment_failed_at } = subscription;
    return {
      subject: `Your payment to ${studio.name} did not go through`,
      heading: "Your payment did not go through.",
      paragraphs: [
        `${greeting(subscription)} your bank did not let us take ${unpaid(subscription)} for your website. It is usually an expired card or a limit at the bank, and quickly put right.`,
        payment_retries_at
          ? `We try again on ${londonDate(payment_retries_at)}, so there is nothing to do if the card is fine by then.`
          : "We have stopped trying, so please put in a card that works.",
      ],
      ...toPortal("Update your card", context),
      box: {
        title: "Amount due",
        figure: unpaid(subscription),
        details: details({
          Package: subscription.package,
          Since: payment_failed_at && londonDay(payment_failed_at),
          "Next attempt": payment_retries_at && londonDay(payment_retries_at),
        }),
      },
      notes: ["If you have paid in the meantime, ignore this email.", portalNote, byPhone, toCancel],
    };
  },
  customer_card_expires: (subscription, context) => {
    const { card_expires_at, period_ends_at } = subscription;
    // The card works until the day before.
    const month = card_expires_at ? londonMonth(after(card_expires_at, -24)) : "this month";
    return {
      subject: "Your card expires soon",
      heading: `Your card expires at the end of ${month}.`,
      paragraphs: [
        `${greeting(subscription)} your website is paid for with a card that will soon stop working. Please put in the new one, so that the next payment goes through. It takes a minute.`,
      ],
      ...toPortal("Update your card", context),
      box: {
        title: "The next payment",
        details: details({
          ...subscriptionDetails(subscription),
          "Next payment": period_ends_at && londonDay(period_ends_at),
          "Card expires": `End of ${month}`,
        }),
      },
      notes: ["If your bank has renewed the card already, ignore this email.", portalNote, byPhone],
    };
  },
  customer_cancelled: (subscription, context) => {
    const last = subscription.cancels_at && londonDate(subscription.cancels_at);
    return {
      subject: `Your subscription with ${studio.name} is cancelled`,
      heading: last ? `Your subscription ends on ${last}.` : "Your subscription is cancelled.",
      paragraphs: [
        `${greeting(subscription)} your ${packageOf(subscription)} subscription has been cancelled. ${last ? "Everything stays as it is until that day, and nothing is taken after it." : "Nothing more is taken."}`,
      ],
      ...toPortal("See your payments and invoices", context),
      box: {
        title: "The subscription",
        details: details({
          ...subscriptionDetails(subscription),
          "Last day": subscription.cancels_at && londonDay(subscription.cancels_at),
        }),
      },
      notes: [
        `Changed your mind, or was this not you? Reply to this email${last ? " before that day" : ""}, and we put it right.`,
        portalNote,
        byPhone,
      ],
    };
  },
  customer_ended: (subscription, context) => ({
    subject: `Your subscription with ${studio.name} has ended`,
    heading: "Your subscription has ended.",
    paragraphs: [
      `${greeting(subscription)} your ${packageOf(subscription)} subscription has ended, and we take no more payments. Thank you for your time with us.`,
    ],
    ...toPortal("See your payments and invoices", context),
    box: {
      title: "The subscription",
      details: details({
        ...subscriptionDetails(subscription),
        Started: londonDay(subscription.started_at),
        Ended: subscription.ended_at && londonDay(subscription.ended_at),
      }),
    },
    notes: [
      "If you would like to come back, reply to this email. We keep the kettle on.",
      portalNote,
      byPhone,
    ],
  }),
  new: (subscription, context) => {
    const due = after(subscription.started_at, 24);
    const name = nameOf(subscription);
    return {
      subject: `New subscription: ${packageOf(subscription)} – ${name}`,
      heading: `Ring ${name} by ${londonWeekday(due)} ${londonClock(due)}`,
      paragraphs: [
        `${name} has subscribed to ${packageOf(subscription)}. The thank-you page promises a call or an email within 24 hours, which is by ${deadline(due)}. ${context.phone ? "The number is from their last enquiry." : "We have no phone number, so start with an email: reply to this one."}`,
      ],
      ...forOwner(subscription, context, { label: "Open the checklist" }),
    };
  },
  payment_failed: (subscription, context) => {
    const { customer_email, payment_failed_at, payment_retries_at } = subscription;
    const name = nameOf(subscription);
    const first = firstNameOf(subscription) ?? "the customer";
    const subject = "Your payment did not go through";
    const body = `${greeting(subscription)}\n\nthe last payment of ${unpaid(subscription)} for your website did not go through. Could you check your card, or update it?\n\n`;
    return {
      subject: `Payment failed: ${name}`,
      heading: `${unpaid(subscription)} from ${name} did not go through`,
      paragraphs: [
        payment_retries_at
          ? `Stripe tries again on ${londonDate(payment_retries_at)}. If it keeps failing, ask ${first} to update the card.`
          : `Stripe has stopped trying, so ask ${first} to update the card.`,
      ],
      ...forOwner(subscription, context, {
        box: {
          title: "Amount due",
          figure: unpaid(subscription),
          details: details({
            "Unpaid since": payment_failed_at && londonDay(payment_failed_at),
            "Next attempt": payment_retries_at ? londonDay(payment_retries_at) : "None",
          }),
        },
        ...(customer_email && {
          button: {
            label: `Email ${first}`,
            href: mailHref(customer_email, { subject, body }),
            instead: `reply to this email (${customer_email})`,
          },
        }),
      }),
    };
  },
  unreadable: (subscription, context) => ({
    subject: "A payment event could not be read",
    heading: "A payment event could not be read",
    paragraphs: [
      "The payment provider reported a change that this site could not store, so the admin may be out of date. Look at the subscription in the provider’s dashboard.",
      `Event: ${subscription.unread ?? "since read"}`,
    ],
    ...forOwner(subscription, context),
  }),
  cancelled: (subscription, context) => ({
    subject: `Subscription cancelled: ${nameOf(subscription)}`,
    heading: `${nameOf(subscription)}’s subscription has been cancelled`,
    paragraphs: [endSentence(subscription)],
    ...forOwner(subscription, context),
  }),
};

function endSentence({ ended_at, cancels_at }: Subscription): string {
  if (ended_at) return `The subscription ended on ${londonDay(ended_at)}.`;
  if (cancels_at) return `The subscription runs until ${londonDay(cancels_at)}.`;
  return "The subscription has been cancelled.";
}
