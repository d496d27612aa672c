import { offer, packages, studio } from "@brightwren/brand";
import { hoursLine, titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PageHead, QuestionCategory } from "./types.ts";

const [starter, standard, ecommerce] = packages;
/** Does not break at its hyphen. */
const shop = ecommerce.name.replaceAll("-", "\u2011");

export const faqHead = {
  title: titled("Questions about price, time and leaving"),
  description:
    "What a monthly website costs, how long it takes, who owns the domain, what support you get and what happens if you leave: straight answers in six groups.",
  keywords:
    "website cost UK, who owns my domain, cancel website subscription, website questions, SEO included",
  canonicalPath: paths.faq,
} as const satisfies PageHead;

export const faqHero = {
  heading: "The answers we give on the phone.",
  lede: "To the awkward questions, too. If yours isn’t here, ask it, and it may well join them.",
} as const satisfies Heading;

/** The conversation, which searches the answers below it. */
export const faqAsk = {
  hello: `${studio.name}, hello. What would you like to know?`,
  label: "Ask us",
  placeholder: "Ask us…",
  note: "No chatbot. We search the answers below, and nothing you type leaves this page.",
  examplesLabel: "You might begin with",
  examples: [
    { label: "What will this cost me?", to: "#what-does-a-website-cost" },
    { label: "Can I keep my address?", to: "#existing-domain" },
    { label: "How soon could it be up?", to: "#how-long-does-it-take" },
    { label: "Will I be first on Google?", to: "#first-on-google" },
    { label: "And if I want to leave?", to: "#what-happens-if-i-leave" },
    { label: "Who owns the domain?", to: "#who-owns-the-domain" },
  ],
  nothing: "That is a new one. Try it in other words, or ask somebody who can think:",
} as const satisfies Record<string, string | readonly Action[]>;

/** Six categories; a test checks the order. Ids are public addresses: do not change them. */
export const faqCategories: readonly QuestionCategory[] = [
  {
    id: "pricing-and-payments",
    title: "Pricing & Payments",
    questions: [
      {
        id: "what-does-a-website-cost",
        question: "What does a website cost?",
        answer: `A month of ${starter.name} is ${starter.services.price}, with up to 5 pages; ${standard.name} is ${standard.services.price}, with up to 15; ${shop}, which sells online, is ${ecommerce.services.price} and has no limit. Those are the prices the checkout charges, from whichever of our pages you reach it, and you see yours before you enter a card. Nothing is added to it. ${offer.vat}.`,
        words: "price prices pricing how much money cheap expensive fee rate afford budget month",
        link: { label: `What ${offer.from} buys`, to: paths.start },
      },
      {
        id: "anything-to-pay-upfront",
        question: "Is there anything to pay upfront?",
        answer:
          "No. There is no deposit, design fee or setting-up charge. Your first month’s payment is the first money you spend, and the 30-minute consultation before it is free. If we decide between us that you don’t need a new website, you have lost half an hour.",
        words: "deposit free beginning down payment set-up setup fee trial",
      },
      {
        id: "what-is-not-included",
        question: "Is anything extra?",
        answer:
          "Domain, hosting, SSL, maintenance and content updates are inside the monthly price. Outside it are things that other firms charge you for directly: card fees on what your shop sells, mailboxes from Google or Microsoft, advertising. If you want work beyond your package, we quote before we start.",
        words: "extra extras hidden costs besides on top included excluded",
      },
      {
        id: "how-long-am-i-tied-in",
        question: "How long am I tied in?",
        answer:
          "You aren’t. There is no long-term contract: give us 30 days notice, by email is fine, and the subscription ends. We don’t ask you to ring a special department and explain yourself, though we would be glad to know what we could have done better.",
        words:
          "cancel cancellation contract quit leave leaving stop end notice minimum term locked commitment",
      },
      {
        id: "refunds",
        question: "Do you refund part of a month?",
        answer:
          "No. Once a month has begun, it is charged in full, so the sensible time to give notice is before the next payment rather than just after it. If we have charged you by mistake, that is different: tell us, and the money goes back.",
        words: "refund money back guarantee cancel",
      },
      {
        id: "how-do-i-pay",
        question: "How do I pay?",
        answer:
          "By card, monthly, on our payment provider’s own secure page. Your card number goes to them and never reaches us, so we could not lose it if we tried. A receipt arrives by email each month, ready to forward to your bookkeeper.",
        words: "payment payments card debit invoice receipt stripe bank",
      },
    ],
  },
  {
    id: "website-features",
    title: "Website Features & Capabilities",
    questions: [
      {
        id: "who-writes-the-words",
        question: "Who writes the words?",
        answer:
          "We do, from what you tell us. Most owners can talk about their work far better than they can type about it, so a phone call is often enough. You check every page before sign-off, and if a sentence doesn’t sound like you, it goes.",
        words: "copy text content writing write copywriter copywriting wording",
      },
      {
        id: "how-many-pages",
        question: "How many pages can I have?",
        answer: `Up to 5 in ${starter.name}, up to 15 in ${standard.name}, and as many as you like in ${shop}. A page means one with its own address: home, prices, about, contact and one for your main service makes five. Legal pages, such as your privacy notice, don’t count.`,
        words: "page number size big limit",
      },
      {
        id: "unlimited-updates",
        question: "What does “unlimited content updates” cover?",
        answer:
          "Any change to what your pages say or show: prices, hours, people, photographs, a new paragraph, an old offer taken down. Send as many as you like and nobody keeps a tally. A redesign from scratch, or pages beyond your package, is new work and we would tell you so first.",
        words: "change changes edit edits alter update amend unlimited",
      },
      {
        id: "will-it-work-on-a-phone",
        question: "Will it work on a phone?",
        answer:
          "Phones come first, because that is what your customers are holding. Each page is laid out for a small screen before a large one, numbers ring when tapped, and nothing has to be pinched to be read. Pages load in under 2 seconds.",
        words: "mobile mobiles iphone android tablet ipad responsive screen fast speed slow",
      },
      {
        id: "bookings",
        question: "Can customers book through the site?",
        answer: `Yes, from ${standard.name} upwards. They can pick a free slot or ask for a table, and you are told at once by email. If you already use a booking system that suits you, we fit the site to it; moving a full diary for the sake of neatness is nobody’s idea of progress.`,
        words: "book booking appointment appointments calendar reservation reservations diary table",
      },
      {
        id: "selling-online",
        question: "Can I sell things online?",
        answer: `That is the ${shop} package. You get products with stock counts, card payments into your own account, postage or collection, and an email for each order. It suits twelve sorts of candle as well as four hundred sorts of screw.`,
        words: "shop store sell selling ecommerce stock products orders checkout",
      },
    ],
  },
  {
    id: "process-and-timeline",
    title: "Process & Timeline",
    questions: [
      {
        id: "how-long-does-it-take",
        question: "How long until my site is live?",
        answer:
          "Allow 2-4 weeks from the first call to sign-off. The building is the quick part; the weeks go on photographs, second thoughts and a busy Saturday in the middle. If your text and pictures are ready on the first day, you will be at the short end.",
        words: "quick quickly fast soon time ready weeks deadline launch start",
      },
      {
        id: "seven-days-or-four-weeks",
        question: `Your ${offer.from} offer says 7 days. Which is it?`,
        answer:
          "Seven days is the time we name for building that offer: a site of up to five pages, counted from the day we have your details. It is an honest estimate, and five is our average. The 2-4 weeks on this page count the whole stretch, with your decisions, your corrections and larger sites included. Ask, and we’ll give you a date for yours.",
        words: "quick fast week",
        link: { label: `The ${offer.from} offer`, to: paths.start },
      },
      {
        id: "how-does-it-go",
        question: "How does it go, step by step?",
        answer:
          "You choose a package, then tell us what should be different from the demo you liked. We make the changes, and you review them on a private link. When you have signed off, the site goes live. Most of your time goes on the second step, and it is mostly talking.",
        words: "process steps work start begin happens next",
      },
      {
        id: "what-do-you-need-from-me",
        question: "What do you need from me?",
        answer:
          "Your services and prices, the area you cover, your hours, a logo if you have one, and ten or so photographs from your phone. Then half an hour on the phone, answering questions. If the photographs never happen, tell us early and we will plan pages that don’t depend on them.",
        words: "photos photographs pictures logo information prepare",
      },
      {
        id: "what-if-i-do-not-like-it",
        question: "What if I don’t like the design?",
        answer:
          "Say so, as bluntly as you please. That is what the review is for, and nothing goes live until you have signed it off. “It feels cold” is useful to us; so is a screenshot of a site you admire. We would sooner change it three times than have you apologise for it.",
        words: "hate dislike unhappy ugly revisions redesign change mind",
      },
    ],
  },
  {
    id: "domain-and-hosting",
    title: "Domain & Hosting",
    questions: [
      {
        id: "who-owns-the-domain",
        question: "Who owns my domain?",
        answer:
          "You do. It is registered in your name, and it goes with you if you leave. People who have been caught out before tend to ask this first, and they are right to: a web address held by somebody who no longer answers is the hardest thing to get back.",
        words: "domains ownership belong mine property name address url",
      },
      {
        id: "existing-domain",
        question: "I already have a domain. Can I keep it?",
        answer:
          "Yes. You can leave it where it is and let us point it at the new site, or move it to us so that the renewal is included. Either way your email keeps working, because we note down every setting before we touch one.",
        words: "domains transfer move keep name address url already",
      },
      {
        id: "what-happens-if-i-leave",
        question: "What happens to my site if I leave?",
        answer:
          "After the subscription ends you have 30 days to export or transfer the site. We send you its pages, text and pictures in ordinary files, and hand over the domain. After those 30 days it is taken down and deleted, so do put the date in your diary.",
        words: "cancel quit stop leaving export transfer move backup keep mine own end",
      },
      {
        id: "uptime",
        question: "How often will my site be down?",
        answer:
          "Hardly ever. We keep to 99.9% uptime, which leaves room for about three-quarters of an hour in a month, and most months use none of it. Planned work happens at night. If your site does fail, our monitoring notices whether or not you do.",
        words: "offline crash crashes broken reliable downtime outage hosting host server",
      },
      {
        id: "ssl",
        question: "Do I have to buy an SSL certificate?",
        answer:
          "No, it is included and renews itself. It is what puts the padlock in the address bar and keeps what visitors type from being read on the way. Without one, browsers warn people off your site in words that frighten them.",
        words: "https padlock secure security hacked safe encryption",
      },
      {
        id: "email-addresses",
        question: "Can I have email at my own domain?",
        answer:
          "Yes, and you should: it looks better on a van than a free address with a birth year in it. The mailboxes themselves come from a provider such as Google or Microsoft, who bill you directly. We enter the settings that make them work with your domain.",
        words: "mailbox mailboxes inbox outlook gmail mail emails",
      },
    ],
  },
  {
    id: "support-and-maintenance",
    title: "Support & Maintenance",
    questions: [
      {
        id: "how-do-i-ask-for-a-change",
        question: "How do I ask for a change?",
        answer:
          "Email us in your own words. “Put the blow-dry up to £32 from Monday” is a complete instruction, and so is a photo of the new price list. We reply within 24-48 hours to say that it is done, or to ask the one thing we need to know.",
        words: "changes edit update alter amend request",
      },
      {
        id: "when-can-i-reach-you",
        question: "When can I reach somebody?",
        answer: `The phone is answered ${hoursLine}, and emailed support requests within 24-48 hours. Our 24/7 support is for the site itself: report a fault at any hour, and somebody looks at it then. At two in the morning we would rather mend your checkout than discuss fonts.`,
        words: "telephone call ring contact human person people hours open weekend evening support help chat",
      },
      {
        id: "what-maintenance-covers",
        question: "What does maintenance cover?",
        answer:
          "Security updates, backups, renewals, links that have died, forms that have stopped arriving, and whatever a new version of somebody’s browser has upset this time. We test enquiry forms by sending ourselves enquiries. You should never have to find out from a customer.",
        words: "backups backup broken fix repair hacked virus security updates",
      },
      {
        id: "can-i-edit-it-myself",
        question: "Can I edit the site myself?",
        answer:
          "You don’t need to, and most owners are relieved. Sending us the change takes less time than learning where to click, and it can’t break the layout. If you publish often, news three times a week for instance, tell us at the start and we will plan for it.",
        words: "cms wordpress wix squarespace login log editor change",
      },
      {
        id: "changing-package",
        question: "Can I move to another package later?",
        answer:
          "Whenever you like, in either direction. Going up takes effect once the new pages are ready. Going down starts with your next monthly payment, after we have agreed which pages to keep. Your address, your design and your history with Google stay as they were.",
        words: "upgrade downgrade switch plan bigger smaller",
      },
    ],
  },
  {
    id: "seo-and-marketing",
    title: "SEO & Marketing",
    questions: [
      {
        id: "is-seo-included",
        question: "Is SEO included?",
        answer: `The groundwork is part of every package: a title and description for each page, headings in your customers’ words, a site map, quick loading, and business details that search engines can read. From ${standard.name} up, we also set up your Google Business Profile. Ongoing campaigns are quoted separately.`,
        words: "google search engine optimisation optimization found rank ranking",
        link: { label: "What our SEO work is", to: paths.seoServices },
      },
      {
        id: "first-on-google",
        question: "Can you get me to number one on Google?",
        answer:
          "Nobody can promise that, and we’d be wary of anyone who does. Places in the ordinary results aren’t for sale, and they change with who is searching and where they stand. What we can do is remove the reasons for leaving you out, then give people good ones for choosing you.",
        words: "top first page number ranking rank seo guarantee",
        link: { label: "What can be done, step by step", to: paths.seoServices },
      },
      {
        id: "how-long-does-seo-take",
        question: "How long before it makes a difference?",
        answer:
          "Your own name and town usually appear within weeks of going live. For searches where you have rivals, think in months, and compare with the same season last year so that Christmas doesn’t flatter anyone. The fairest measure is your own tally of “how did you find us?”",
        words: "seo ranking results months traffic visitors",
      },
      {
        id: "google-business-profile",
        question: "Do you look after my Google Business Profile?",
        answer: `With ${standard.name} and ${shop} we claim it and fill it in: category, area, services, hours, photographs. It stays in your own Google account, with us as a manager whom you can remove. Weekly posts and replies to reviews belong to our local SEO work.`,
        words: "maps map local reviews review near nearby town",
        link: { label: "How we look after the map", to: paths.localSeo },
      },
      {
        id: "losing-my-ranking",
        question: "Will a new site lose me the ranking I have?",
        answer:
          "A careless move can. Before we switch, we list every address on your old site and send each one to its new equivalent, so that bookmarks and search results still arrive somewhere sensible. A wobble of a few weeks is normal, and we watch it with you.",
        words: "rankings redirects redirect old seo traffic existing",
      },
      {
        id: "adverts-and-social-media",
        question: "Do you run adverts or social media?",
        answer:
          "No. We build the place those things send people to, and we make sure that it answers the phone when they arrive. If you already have somebody who runs your adverts, we are happy to give them pages that match what the advert promised.",
        words: "ads ad advertising adwords facebook instagram social marketing tiktok",
      },
    ],
  },
];

export const faqClosing = {
  heading: "Not in the list?",
  lede: "Write it down for us, or bring it to a call. You will reach somebody who builds the sites.",
  actions: [
    { label: "Contact Us", to: paths.contact },
    { label: "Schedule a Call", to: `${paths.contact}#enquiry` },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
