import type { SendMailOptions } from "nodemailer";
import { offer, studio } from "../brand/brand.ts";
import { lines } from "../brand/lines.ts";
import type { Row } from "../contracts/database-types.ts";
import { formatPrice, subscriptionPrice } from "../contracts/format-price.ts";
import { providerPage } from "../contracts/provider-page.ts";
import { telephoneHref } from "../contracts/telephone-href.ts";
import type { MailSettings } from "../environment.ts";
import {
  after,
  londonClock,
  londonDate,
  londonDay,
  londonDeadline,
  londonMonth,
  londonTime,
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
  toHeaderText(customer_name ?? customer_email ?? "a customer");

/** The first word of the name, or undefined. */
const firstNameOf = ({ customer_name }: Subscription) =>
  toHeaderText(customer_name ?? "").split(" ")[0] || undefined;

const greeting = (subscription: Subscription) => `Hello ${firstNameOf(subscription) ?? "there"},`;

const packageOf = (subscription: Subscription) => subscription.package ?? "website";

/** The terms give 30 days after the end to export or transfer the site, and then it is deleted. */
const keptUntil = (end: string) => after(end, 30 * 24);

const lastDays = (end: string | null) => ({
  "Last day": end && londonDay(end),
  "Take your site by": end && londonDay(keptUntil(end)),
});

const unpaid = ({ unpaid_amount, amount, currency }: Subscription) =>
  formatPrice({ amount: unpaid_amount ?? amount, currency });

/** As in the database: customers who started before the webhook hear nothing from us. */
const hearsFromUs = ({ customer_email, created_at, started_at }: Subscription) =>
  customer_email !== null && new Date(created_at) < after(started_at, 7 * 24);

const details = (values: Record<string, string | false | null | undefined>): MailDetail[] =>
  Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));

const subscriptionDetails = (subscription: Subscription) => ({
  Package: subscription.package ?? "Not on our price list",
  Price: subscriptionPrice(subscription),
});

const startedDetails = (subscription: Subscription) => ({
  ...subscriptionDetails(subscription),
  Started: londonDay(subscription.started_at),
});

const toCancel = "To cancel, reply with 30 days’ notice. There is no minimum term.";
const byPhone = `Rather talk? Ring ${studio.phone}, ${lines.hours}, or reply to this email. A person reads it.`;

/** The button and the foot of an email to a customer about money. */
const toPortal = (label: string, { portal }: Context) => ({
  button: { label, href: portal },
  footer: studioFooter,
});
const handOver =
  "Reply, and we send you its pages, text and images and transfer the domain, free of charge. After that day we delete the website and its backups.";

const toTakeAway = ({ portal }: Context) => ({
  button: {
    label: "Take your website with you",
    href: mailHref(studio.email, { subject: "Please send me my website" }),
    instead: "reply to this email",
  },
  links: [{ label: "See your payments and invoices", href: portal }],
  footer: studioFooter,
});
const invoicesNote =
  "To see your payments and invoices, use the link below. It opens your own payments page, which Stripe runs for us, and works once, within 30 days.";
const portalNote =
  "The link opens your own payments page, which Stripe runs for us. It works once, within 30 days. If you need another, reply to this email.";

const customerDetails = (subscription: Subscription, phone: Context["phone"]): MailDetail[] => {
  const { customer_email: email } = subscription;
  return [
    { label: "Customer", value: nameOf(subscription) },
    ...(phone ? [{ label: "Phone", value: phone, href: telephoneHref(phone) }] : []),
    ...(email ? [{ label: "Email", value: email, href: mailHref(email) }] : []),
  ];
};

/** Of the event that `unread` notes: type, id, time and what was wrong with it. */
const eventDetails = ({ unread }: Subscription) => {
  const [, event = unread ?? "Since saved", reference, at, problem] =
    /^(\S+) (\S+) (\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)) (.+)$/.exec(unread ?? "") ?? [];
  return { Event: event, Reference: reference, Received: at && londonTime(at), "Not read": problem };
};

type OwnerParts = {
  rows: Parameters<typeof details>[0];
  button?: MailContent["button"] | "Stripe";
} & Partial<Record<"label" | "title" | "figure", string>>;

/** The parts that the emails to the owner share. Without another button, it opens the admin. */
const forOwner = (subscription: Subscription, { siteUrl, phone }: Context, parts: OwnerParts) => {
  const { label = "Open in the admin", title = "The subscription", figure, rows } = parts;
  const { id, provider_id, customer_id } = subscription;
  const admin = { label, href: new URL(`/admin/subscriptions/${id}`, siteUrl).href };
  const page = providerPage(subscription);
  const inStripe = page ? [{ label: "Open in Stripe", href: page }] : [];
  const button = (parts.button === "Stripe" ? inStripe[0] : parts.button) ?? admin;
  const known = customer_id ? customerDetails(subscription, phone) : [];
  return {
    button,
    box: { title, figure, details: [...known, ...details(rows)] },
    links: [...inStripe, admin].filter((one) => one !== button),
    footer: [`${studio.name} subscription ${provider_id}`],
  };
};

const contents: Record<
  SubscriptionMail["kind"],
  (subscription: Subscription, context: Context) => MailContent
> = {
  confirmation: (subscription) => {
    const { started_at, paid_at, paid_amount, currency, cancels_at, period_ends_at } = subscription;
    const paid = paid_at && formatPrice({ amount: paid_amount ?? 0, currency });
    const name = firstNameOf(subscription);
    const subject = "Photographs and prices for our website";
    return {
      subject: `Welcome to ${studio.name}: what happens next, and your receipt`,
      heading: name ? `Welcome, ${name}. We start today.` : "Welcome. We start today.",
      paragraphs: [
        `Thank you for choosing us. ${paid ? `Your payment of ${paid} has arrived. ` : ""}Here is what happens next.`,
      ],
      steps: [
        {
          when: `Today, ${londonDate(started_at)}`,
          text: "We set up your project. If you have photographs and a price list to hand, reply with them now. Nothing else needs preparing.",
        },
        {
          when: `By ${londonDeadline(after(started_at, 24))}`,
          text: "One of us gets in touch to ask about your services, prices and photographs.",
        },
        {
          when: `By ${londonDeadline(after(started_at, 7 * 24))}`,
          text: "Once we have your photographs and prices, we deliver your website. You read it and tell us what to put right; then you sign it off and it goes live.",
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
      // What the customer last paid is the first payment here.
      box: {
        title: "Your receipt",
        figure: paid ? `${paid} paid` : undefined,
        details: details({
          ...subscriptionDetails(subscription),
          [paid ? "Paid on" : "Started"]: londonDay(paid_at ?? started_at),
          "Invoice number": subscription.paid_invoice,
          "Next payment": !cancels_at && period_ends_at && londonDay(period_ends_at),
          VAT: offer.vat,
        }),
      },
      notes: [toCancel, byPhone],
      footer: studioFooter,
    };
  },
  customer_payment_failed: (subscription, context) => {
    const { payment_retries_at, payment_failed_at } = subscription;
    return {
      subject: `Your payment to ${studio.name} did not go through`,
      heading: "Your payment did not go through",
      paragraphs: [
        `${greeting(subscription)} your bank did not let us take ${unpaid(subscription)} for your website. The usual reason is an expired card or a limit at the bank. Your website stays online meanwhile: you have at least 14 days to put this right.`,
        payment_retries_at
          ? `We try again on ${londonDate(payment_retries_at)}. If the card works by then, you need do nothing. If it has expired, please update it here.`
          : "We have stopped trying. Please update your card and reply to this email, and we take the payment then.",
      ],
      ...toPortal("Update your card", context),
      box: {
        title: "Amount due",
        figure: unpaid(subscription),
        details: details({
          Package: subscription.package,
          "Due since": payment_failed_at && londonDay(payment_failed_at),
          "Next try": payment_retries_at && londonDate(payment_retries_at),
        }),
      },
      notes: ["If you have already paid, please ignore this email.", portalNote, toCancel, byPhone],
    };
  },
  customer_card_expires: (subscription, context) => {
    const { card_expires_at, period_ends_at } = subscription;
    const payment = period_ends_at ? `the payment on ${londonDate(period_ends_at)}` : "the next payment";
    // The card works until the day before.
    const month = card_expires_at ? londonMonth(after(card_expires_at, -24)) : "this month";
    return {
      subject: `Your card for ${studio.name} expires at the end of ${month}`,
      heading: `Your card expires at the end of ${month}`,
      paragraphs: [
        `${greeting(subscription)} your website is paid for with a card that will soon stop working.`,
        `When your new card arrives, please add it here, so that ${payment} goes through.`,
      ],
      ...toPortal("Update your card", context),
      box: {
        title: "The next payment",
        details: details({
          ...subscriptionDetails(subscription),
          "Due on": period_ends_at && londonDay(period_ends_at),
        }),
      },
      notes: ["If you have already given us the new card, please ignore this email.", portalNote, byPhone],
    };
  },
  customer_cancelled: (subscription, context) => {
    const { cancels_at } = subscription;
    const last = cancels_at && londonDate(cancels_at);
    return {
      subject: `Your subscription with ${studio.name} is cancelled`,
      heading: last ? `Your subscription ends on ${last}` : "Your subscription is cancelled",
      paragraphs: [
        `${greeting(subscription)} your ${packageOf(subscription)} subscription has been cancelled. ${last ? `Everything stays as it is until ${last}, and you pay nothing after that day.` : "You pay nothing more."}`,
        `You can take your website with you ${cancels_at ? `until ${londonDay(keptUntil(cancels_at))}` : "within 30 days of its end"}. ${handOver}`,
      ],
      ...toTakeAway(context),
      box: {
        title: "The subscription",
        details: details({
          ...subscriptionDetails(subscription),
          ...lastDays(cancels_at),
        }),
      },
      notes: [
        `Changed your mind, or was this not you? Reply to this email${last ? ` before ${last}` : ""}, and we will put it right.`,
        byPhone,
        invoicesNote,
      ],
    };
  },
  customer_ended: (subscription, context) => ({
    subject: `Your subscription with ${studio.name} has ended`,
    heading: "Your subscription has ended",
    paragraphs: [
      `${greeting(subscription)} your ${packageOf(subscription)} subscription has ended, and we take no more payments. Thank you for your time with us.`,
      `You can still take your website with you${subscription.ended_at ? ` until ${londonDay(keptUntil(subscription.ended_at))}` : ", for 30 days"}. It stays online until then. ${handOver}`,
    ],
    ...toTakeAway(context),
    box: {
      title: "The subscription",
      details: details({
        ...startedDetails(subscription),
        ...lastDays(subscription.ended_at),
      }),
    },
    notes: [
      "If you would like to come back, reply to this email. We would be glad to have you back.",
      byPhone,
      invoicesNote,
    ],
  }),
  new: (subscription, context) => {
    const due = after(subscription.started_at, 24);
    const name = nameOf(subscription);
    return {
      subject: `New subscription: ${name}, ${packageOf(subscription)}`,
      heading: `${context.phone ? "Ring" : "Email"} ${name} by ${londonWeekday(due)} ${londonClock(due)}`,
      paragraphs: [
        `${firstNameOf(subscription) ?? name} has subscribed to ${packageOf(subscription)}. We promised a call or an email by ${londonDeadline(due)}. ${context.phone ? `Ring ${context.phone}, the number of the last enquiry, or reply to this email.` : "We have no phone number, so reply to this email."}`,
      ],
      ...forOwner(subscription, context, { label: "Open the checklist", rows: startedDetails(subscription) }),
    };
  },
  payment_failed: (subscription, context) => {
    const { customer_email, payment_failed_at, payment_retries_at } = subscription;
    const name = nameOf(subscription);
    const first = firstNameOf(subscription) ?? "the customer";
    const subject = "Your payment did not go through";
    const isTold = hearsFromUs(subscription);
    const body = `${greeting(subscription)}\n\nthe last payment of ${unpaid(subscription)} for your website did not go through. Could you check your card, or update it?${isTold ? " There is a link for this in our last email." : ""}\n\n`;
    return {
      subject: `Payment failed: ${name}`,
      heading: `${name}’s payment of ${unpaid(subscription)} failed`,
      paragraphs: [
        `Stripe ${payment_retries_at ? `tries again on ${londonDate(payment_retries_at)}` : "has stopped trying"}. ${first === "the customer" ? "The customer" : first} gets ${isTold ? "an email too, with a link to update the card" : "no email from us, so please write"}.`,
      ],
      ...forOwner(subscription, context, {
        title: "Amount due",
        figure: unpaid(subscription),
        rows: {
          Package: subscription.package,
          "Due since": payment_failed_at && londonDay(payment_failed_at),
          "Next try": payment_retries_at ? londonDate(payment_retries_at) : "None",
        },
        ...(customer_email && {
          button: {
            label: `Email ${first}`,
            href: mailHref(customer_email, { subject, body }),
            instead: `reply to this email, and it goes to ${customer_email}`,
          },
        }),
      }),
    };
  },
  unreadable: (subscription, context) => ({
    subject: `Check ${nameOf(subscription)}’s subscription in Stripe`,
    heading: `Check ${nameOf(subscription)}’s subscription in Stripe`,
    paragraphs: [
      "Stripe reported a change that we could not save, so the admin may be out of date. Please compare the two. If they differ, Stripe is right.",
    ],
    ...forOwner(subscription, context, {
      button: "Stripe",
      rows: { ...(subscription.customer_id && startedDetails(subscription)), ...eventDetails(subscription) },
    }),
  }),
  cancelled: (subscription, context) => {
    const { ended_at, cancels_at } = subscription;
    const end = ended_at ?? cancels_at;
    return {
      subject: `Subscription cancelled: ${nameOf(subscription)}`,
      heading: `${nameOf(subscription)}’s subscription is cancelled`,
      paragraphs: [
        `${end ? `It ${ended_at ? "ended on" : "runs until"} ${londonDay(end)}, and nothing is taken after that. ` : ""}Hand over the website if ${firstNameOf(subscription) ?? "the customer"} asks, and delete it and its backups ${end ? `after ${londonDay(keptUntil(end))}` : "30 days after the end"}.`,
      ],
      ...forOwner(subscription, context, {
        label: "See the subscription",
        rows: {
          ...startedDetails(subscription),
          "Last day": end && londonDay(end),
          "Delete after": end && londonDay(keptUntil(end)),
        },
      }),
    };
  },
};
