import { addressLine, titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import type { LegalPage, PageHead } from "./types.ts";

export const privacyPolicyHead = {
  title: titled("Privacy Policy"),
  description:
    "What personal data we keep when you send an enquiry or become a customer, why, for how long, who else sees it, and how to have it corrected.",
  keywords: "privacy policy, UK GDPR, personal data",
  canonicalPath: paths.privacyPolicy,
} as const satisfies PageHead;

/** How the site and the studio process personal data. Update it whenever the code stores something else. */
export const privacyPolicy: LegalPage = {
  heading: "Privacy Policy",
  summary:
    "We keep what you send us, use it to answer you and to do the work you pay for, and don’t follow you about. The rest of this page is the detail.",
  inShort: [
    "An enquiry is stored and emailed to us; one that comes to nothing is deleted a year after the last message.",
    "Your card number goes to the payment provider and never to us. There are no analytics, no advertising tags and no tracking cookies.",
    "We sell nothing about you, and you can ask for a copy, a correction or an end to it, free of charge.",
    "If we get it wrong, tell us; if that doesn’t help, tell the Information Commissioner’s Office.",
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who is responsible",
      paragraphs: [
        `${studio.legal.name} (“we”) decides how the personal data described here is used; in the law’s words, we are the controller. Write to ${studio.email} or to ${addressLine}, or ring ${studio.phone}.`,
        "This policy follows the UK GDPR, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003 (PECR), as amended.",
      ],
    },
    {
      id: "enquiries",
      heading: "When you send an enquiry",
      paragraphs: [
        "The form on our contact page sends us your name, email address and message and, if you give them, your phone number, type of business and the package you have in mind. It is stored in our database and emailed to us. We need your name, email address and message in order to answer; the rest is up to you.",
        "Together with it we store when it arrived and a keyed code made from your network address. The code lets us limit how many messages one sender can post, and the address can’t be read back from it. A simple check, such as a form filled in faster than a person types, marks likely spam. A person can still see and answer what it marks.",
        "Our lawful basis is that you ask us to take steps before a contract. For the spam check it is our legitimate interest in a form that stays usable.",
      ],
    },
    {
      id: "quote-form",
      heading: "The quote form on our offer page",
      paragraphs: [
        "What you type into the short form at /start stays in your browser. This version of the website neither sends it to us nor stores it. Its buttons put it into an email or into the form on our contact page, and what you send us then is an enquiry like any other. To be certain that we have your message, use the contact page, email or the phone.",
      ],
    },
    {
      id: "customers",
      heading: "When you become a customer",
      paragraphs: [
        "Checkout takes place on the secure page of our payment provider, Stripe. Your card number goes to Stripe and never to us. We receive your name, email address, billing details, what you bought and whether it was paid.",
        "When your subscription starts, changes or ends, or a payment fails, Stripe reports it to us. Our database keeps your name and email address, the package, its price and the page you chose it on, Stripe’s reference numbers, and the dates on which the subscription started, is paid until, was cancelled or ended; also whether your last payment failed, how far we have got with your website, and which emails we sent about it. Of your card it holds only the month in which it expires. From it we confirm your order by email, get in touch in good time, and write to you when a payment fails, your card is about to expire, or your subscription is cancelled or ends. Those emails hold a private link to your payments page at Stripe; we note which links were used, for 30 days. Our lawful basis is our contract with you; for the business records the law requires, it is our legal obligation.",
        "When you start a checkout or open your payments page, we store for a day a keyed code made from your network address, so that we can limit how many of them one sender starts. The address can’t be read back from it. Our lawful basis is our legitimate interest in a checkout that stays usable.",
        "While we work together we also hold your correspondence and the text, pictures and account details that you give us for the site. We use all this to perform our contract with you and to keep the accounts the law requires.",
      ],
    },
    {
      id: "visits",
      heading: "When you only read",
      paragraphs: [
        "There are no analytics, advertising tags or tracking cookies on this website. The companies that serve it record requests in technical logs (network address, time, page, type of browser) to keep it running and to fend off attacks. We don’t use those logs to find out who you are, and they are kept for no longer than 90 days. Our basis is our legitimate interest in a secure website.",
        "What is stored on your own device is listed in our cookie policy.",
      ],
    },
    {
      id: "your-customers",
      heading: "People who visit a site we built for you",
      paragraphs: [
        "When we host your website, you are the controller of what its visitors send you, and we are your processor: we handle it on your instructions, as our terms of service set out. Questions from those visitors belong to you, and we help you to answer them.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      paragraphs: [
        "We don’t sell personal data, and we have no mailing list to add you to. Data is passed on only to those who need it for the purposes above:",
      ],
      list: [
        "our database and hosting providers (currently Supabase and a content delivery network), who store data for us under contract",
        "our email provider, who delivers enquiries, replies and messages about subscriptions",
        "Stripe, for payments, partly as a controller in its own right",
        "registrars, when we register a domain in your name",
        "our accountant, and authorities to whom the law obliges us to answer",
      ],
    },
    {
      id: "abroad",
      heading: "Outside the UK",
      paragraphs: [
        "Some of these providers work in, or can reach data from, other countries. Where a country is not covered by UK adequacy regulations, the transfer is protected by the International Data Transfer Agreement, or by the UK Addendum to the European standard clauses. Ask us for a copy of the terms that apply.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: ["No longer than there is a reason to:"],
      list: [
        "enquiries that come to nothing: until 12 months after the last message",
        "customer correspondence: as long as you are a customer, and six years afterwards in case of a dispute",
        "the record of your subscription in our database: six years after the subscription ends, in line with how long UK tax law asks businesses to keep their records",
        "our own notes about you: as long as the enquiries and subscriptions they belong to",
        "the record of a subscription whose first payment never went through: 12 months",
        "the reference numbers of Stripe’s reports to us: 60 days, so that a report which arrives twice is counted once",
        "invoices and payment records: six years from the end of the financial year, for HMRC",
        "your website and what its visitors sent through it: 30 days after the subscription ends, then deleted",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      paragraphs: [
        "Email us and say which of these you want. It is free. We may have to ask who you are, and we answer within one month.",
        "Your copy comes as a page to read and as a file for programs. When we delete your data, that is your enquiries, your name, email address and phone number, and our notes about you. The amounts and dates of a subscription stay, with Stripe’s reference numbers, for as long as the law requires. We record that we deleted something and when, but not whose it was.",
      ],
      list: [
        "a copy of the personal data we hold about you",
        "correction of anything that is wrong or incomplete",
        "deletion, where we have no lawful reason to keep it",
        "a pause in our use of it while a question about it is settled",
        "the data you gave us under a contract, in a form another firm can use",
        "an end to any use that rests on our legitimate interests, unless we have compelling reasons to go on",
      ],
    },
    {
      id: "complaints",
      heading: "If you are unhappy with us",
      paragraphs: [
        `You may complain to us by email to ${studio.email}, by letter or by phone. We acknowledge a complaint within 30 days, look into it without undue delay and tell you the outcome.`,
        "You can also complain to the Information Commissioner’s Office at ico.org.uk or on 0303 123 1113, and you have the right to go to court. The ICO will usually want to know what we said first.",
      ],
    },
    {
      id: "security-and-children",
      heading: "Security, children, machines",
      paragraphs: [
        "Connections to this site are encrypted. Stored enquiries and subscriptions can be read only by us, after signing in; the database itself refuses anyone else. If a breach were likely to put you at high risk, we would tell you without undue delay.",
        "Our services are for businesses and not meant for children. No decision with legal or similarly serious effects on you is taken by a machine alone. Articles on our blog may be drafted with the help of a language model; nothing about visitors or customers is given to it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      paragraphs: [
        "If we begin to use data in a new way, we change this page first. Customers hear of anything important by email.",
      ],
    },
  ],
};
