import { addressLine, hoursLine, titled } from "@brightwren/brand/derived";
import { offer, packages, studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import type { LegalPage, PageHead } from "./types.ts";

const [starter, standard, ecommerce] = packages;

export const termsOfServiceHead = {
  title: titled("Terms of Service"),
  description:
    "The agreement behind our websites: what a package includes, how it is paid, who owns what, 30 days notice, and taking your site with you afterwards.",
  keywords: "terms of service, website subscription terms, cancellation",
  canonicalPath: paths.termsOfService,
} as const satisfies PageHead;

export const termsOfService: LegalPage = {
  heading: "Terms of Service",
  summary:
    "What you can expect of us, what we need from you, and how either of us can end it. We have kept it to what matters and written it to be read.",
  inShort: [
    "You pay monthly, by card, in advance, with no upfront fee and no minimum term.",
    "Either of us can end it with 30 days notice. Your words, pictures and domain are yours, and you then have 30 days to take the site with you.",
    "There are no refunds for partial months; what was charged by mistake comes back.",
    "Our liability is limited to what you paid us in the three months before.",
  ],
  sections: [
    {
      id: "agreement",
      heading: "The agreement",
      paragraphs: [
        `These terms are an agreement between you and ${studio.legal.name}, ${addressLine} (“we”). They begin when you pay for a package and apply to the website we build and run for you.`,
        "Our packages are meant for businesses, charities and other organisations. Should the law treat you as a consumer all the same, nothing here takes away the rights it gives you.",
      ],
    },
    {
      id: "what-we-provide",
      heading: "What we provide",
      paragraphs: [
        `We design, build, host and maintain a website of the size your package allows: up to 5 pages with ${starter.name}, up to 15 with ${standard.name}, unlimited pages with ${ecommerce.name.replaceAll("-", "\u2011")}. Each package includes a domain, hosting, an SSL certificate, maintenance and content updates.`,
        "Content updates are unlimited: you may ask for as many changes to text, pictures and details as your business needs. A new design, or features beyond your package, are separate work, which starts once you have accepted a quote.",
      ],
    },
    {
      id: "prices-and-payment",
      heading: "Prices and payment",
      paragraphs: [
        `The subscription is paid monthly in advance, by card, through our payment provider. The price is the one shown at checkout when you subscribe. ${offer.vat}. There is no upfront fee.`,
        "If a payment fails we email you and try again. After 14 days without payment we may take the site offline, and after a further 30 days end the agreement. We give you at least 30 days notice of a change in price, so that you can leave before it takes effect.",
      ],
    },
    {
      id: "no-refunds",
      heading: "Refunds",
      paragraphs: [
        "There are no refunds for partial months. If you cancel during a month you have paid for, the site stays up until your notice has run out. Money taken by mistake is returned.",
      ],
    },
    {
      id: "your-part",
      heading: "What we need from you",
      paragraphs: ["So that we can do our part, you agree:"],
      list: [
        "to send us accurate details, and to tell us when they change",
        "to supply only text, pictures and logos that you have the right to use",
        "to review pages within a reasonable time, and to sign them off when they are right",
        "to keep to the law in what you sell and say, including any rules of your own profession",
        "to keep passwords to yourself, and to tell us quickly if one gets out",
      ],
    },
    {
      id: "delivery",
      heading: "Delivery and sign-off",
      paragraphs: [
        "The time we name for your site runs from the day we have your details, and it is an honest estimate rather than a guarantee. Nothing is published before you have signed it off. If we wait for you for more than 30 days, the subscription goes on meanwhile, and you are free to give notice.",
      ],
    },
    {
      id: "service-levels",
      heading: "Uptime and support",
      paragraphs: [
        `We aim for 99.9% uptime, measured over a calendar month, leaving out maintenance announced in advance and failures beyond our control. Support requests sent by email are answered in 24-48 hours. The phone is staffed ${hoursLine}. A fault of the site itself may be reported at any hour, and we look at it then.`,
        "We keep backups and restore from them if something is lost. They don’t replace your own originals: please keep those.",
      ],
    },
    {
      id: "ownership",
      heading: "Who owns what",
      paragraphs: [
        "Your text, pictures, logo and data are yours. We may use them only to build and run your site. The domain is registered in your name.",
        "The design and code we write for you may be used by you for as long as you subscribe, and in the exported copy afterwards without limit of time. Fonts, stock pictures and software from other people keep their own licences. We may show your finished site in our portfolio unless you ask us not to.",
      ],
    },
    {
      id: "cancelling",
      heading: "Ending the subscription",
      paragraphs: [
        "There is no minimum term. Either of us may end the agreement with 30 days notice by email. Payments that fall due within those 30 days are still payable.",
        "Either of us may end it at once if the other seriously breaks these terms and, where that can be put right, has not done so within 14 days of being asked.",
      ],
    },
    {
      id: "after-cancelling",
      heading: "Taking your site with you",
      paragraphs: [
        "After cancelling you have 30 days to export or transfer the site. On request we give you its pages, text and images in common formats and transfer the domain to a registrar of your choice, free of charge. Bookings and shop functions that run on our systems stop working elsewhere, but their data is yours to take.",
        "When the 30 days are over, we delete the site and its backups.",
      ],
    },
    {
      id: "fair-use",
      heading: "What a site may not be used for",
      paragraphs: [
        "You may not use our service for anything unlawful, deceptive or harmful: malware, spam, infringement, hatred, or the sale of things that may not be sold. We may take such material down without notice if waiting would do damage, and we tell you as soon as we have.",
      ],
    },
    {
      id: "personal-data",
      heading: "Personal data we handle for you",
      paragraphs: [
        "What visitors send through your site is personal data of which you are the controller and we the processor, for as long as you subscribe and for the 30 days after. In respect of it we undertake the following:",
      ],
      list: [
        "we act only on your documented instructions, of which this agreement is one",
        "people with access to it are bound to confidentiality, and it is kept appropriately secure",
        "we use the sub-processors named in our privacy policy under equivalent terms, and tell you of changes in time for you to object",
        "we help you with requests from individuals, with assessments and with breaches, of which we tell you without undue delay",
        "we return or delete it when the service ends, and show you on request that we have kept to all this",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      paragraphs: [
        "We carry out our work with reasonable care and skill. We don’t promise positions in search results, numbers of enquiries or sales.",
        "Our total liability to you under or in connection with this agreement, whatever its legal ground, is limited to the amount you paid us in the three months before the event that gave rise to the claim. Neither of us is liable to the other for indirect loss or for lost profit.",
        "Nothing limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.",
      ],
    },
    {
      id: "beyond-control",
      heading: "Events beyond control",
      paragraphs: [
        "Neither of us is in breach for a delay caused by something that could not reasonably be prevented, such as the failure of a national network. Whoever is affected says so promptly and does what can be done meanwhile.",
      ],
    },
    {
      id: "changing-terms",
      heading: "Changes to these terms",
      paragraphs: [
        "We may change these terms for good reason, with at least 30 days notice by email. If you don’t agree, you may leave before the change applies to you. If one clause turns out to be invalid, the others stand.",
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law",
      paragraphs: [
        "This agreement is governed by the law of England and Wales, and its courts have jurisdiction.",
        `Before anyone troubles a court, please ring us on ${studio.phone}. Most disputes are two people reading the same email differently.`,
      ],
    },
  ],
};
