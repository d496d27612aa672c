import type { Topic } from "../../topic.ts";

export const neverLoseYourDomain: Topic = {
  id: "never-lose-your-domain",
  category: "domains-and-hosting",
  titles: [
    "How not to lose your domain name",
    "Your domain runs out on a Tuesday: renewals without panic",
    "Ten minutes that keep your web address yours",
  ],
  subject: "keeping hold of a domain name",
  summaries: [
    "When a domain lapses, website and email stop together. Who really owns yours, when it runs out, and a ten-minute check that prevents the worst week of the year.",
    "Expired cards, old email addresses, a supplier who vanished: how small businesses lose their domain, and what to do today so that it won’t be you.",
  ],
  tags: ["Domains", "Renewals", "Security", "Email"],
  terms:
    "domain domains name renewal renew expire expired expiry registrar registration nominet dns ownership transfer lose address hosting",
  openings: [
    "On the first day nobody can open the website. On the second the mail has stopped, including the message that would have explained why. On the third somebody finds out that a card expired in spring, and that the reminders went to an apprentice who left in 2021.",
    "A domain name costs about as much as a sandwich a month and carries the rest of your business: website, mail, invoices, the lettering on the van. Few things so cheap are so expensive to lose. Fewer still are looked after by whoever happened to be in the room when they were bought.",
    "Ask three people in your business who owns the domain. If you get two answers, or a pause, this article is worth ten minutes today. Nothing in it is difficult. It just has to be done before the day on which it can no longer be done.",
  ],
  sections: [
    {
      heading: "Find out whose it is",
      text: [
        "For names ending in .uk, Nominet’s [lookup](https://www.nominet.uk/lookup/) shows where a name is registered and when it runs out; for other endings ICANN runs a similar page. Private details of the holder are mostly hidden nowadays, so you will see the company where it is managed, the registrar, rather than a person.",
        "Sign in there. If nobody can, that is today’s job. If it turns out that the name is held in the account of a former web designer, ask in writing for it to be moved into one of yours. Most do it at once, and it is easiest while everybody is still on good terms.",
      ],
    },
    {
      heading: "Put it in the right hands",
      text: [
        "The account should belong to the business and be reached through a mail address that does not depend on the domain itself. If the domain fails, mail to it fails too, and with it every password reset. A free mailbox kept for this one purpose will do.",
        "Give two people access and switch on two-step sign-in. The registered holder should be the company, or you as the person trading, in the name that stands on the invoices. A domain in the name of a brother-in-law belongs to the brother-in-law, and families change.",
      ],
    },
    {
      heading: "Renew long and automatically",
      text: [
        "Switch on automatic renewal, and then assume that it will fail, because cards do. Enter the date in two calendars, a month ahead. Paying for several years at once costs a little more now and removes the matter from most of your future Tuesdays.",
        "Pay attention to real reminders and be suspicious of the rest. Letters that look like invoices for “domain listing” or warn that somebody in another country wants to register your name are sales, or worse. Anything about renewal can be checked by signing in at the registrar yourself, without touching the link in the message.",
      ],
    },
    {
      heading: "Know what happens if it lapses",
      text: [
        "An expired name isn’t gone at once. For a time the website and mail stop while you can still renew, and after that it may cost extra, for some weeks, to get it back. The lengths differ with the ending and the registrar. When that time is over the name is free to anybody, and there are people who wait for precisely that.",
        "So if it has happened: sign in, pay, and ring the registrar. Don’t open a new website under another name in the meantime. It confuses customers and is forgotten about by Friday, while the old name usually comes back within hours of being paid for.",
      ],
    },
  ],
  examples: [
    {
      who: "an upholsterer who was helped by a friend",
      text: "The friend bought the name on his own account in 2014, as a favour, and now lives in Lisbon. They are still on good terms, so it takes two messages: he unlocks the name, and she starts the move to an account of her own. She also learns that it would have run out in five weeks, on a card that had been cancelled.",
    },
    {
      who: "a dental laboratory",
      text: "The practice manager keeps a sheet with four lines: registrar, sign-in, expiry, card. It lies in the folder with the insurance policies. When she is on maternity leave the reminder reaches her deputy too, since it goes to a mailbox that both can open. Nothing happens, which is exactly what was planned.",
    },
    {
      who: "a market stall that became a shop",
      text: "Three names were bought over the years: the old one, one with a hyphen and the good one. The stationery uses the first and the mail runs on the third. Before letting any of them go, the owner makes a list of where each is printed, and keeps all of them for now. They cost less than reprinting the bags.",
    },
  ],
  mistakes: [
    "Using an address at the domain as the only way into the domain’s account.",
    "Leaving the name with the web designer because it was convenient.",
    "Trusting automatic renewal with a card that expires first.",
    "Paying a bill for a directory in the belief that it was the renewal.",
    "Letting an old name go while it still stands on the van.",
    "Writing the password on the sheet that everybody sees.",
  ],
  checklist: [
    "We can sign in at the registrar today",
    "The registered holder is the business",
    "The account’s mail address is not at this domain",
    "Two people have access, with two-step sign-in",
    "Automatic renewal is on and the card is valid",
    "The expiry date stands in two calendars",
    "A list of all our names and where each is printed",
  ],
  questions: [
    {
      question: "Is it safer to have the domain and the hosting in one place?",
      answer:
        "It is more convenient. Keeping them apart means that a quarrel with one supplier leaves the other untouched, and you can move the website without touching the name. Both ways are fine if the accounts are yours.",
    },
    {
      question: "Should we buy every ending?",
      answer:
        "Buy the two that customers would type, in Britain usually .co.uk or .uk and .com. The rest is insurance against a thing that hardly ever happens to a small firm.",
    },
    {
      question: "What is a registry lock, and do we need one?",
      answer:
        "It stops a name from being moved without extra checks. Registrars switch on a simple transfer lock by default, and for most small businesses that is enough, together with two-step sign-in.",
    },
  ],
  closings: [
    "Sign in once today. Whoever can do that and knows the date has done nine tenths of the work.",
    "Write four facts on a sheet of paper: registrar, sign-in, date and card. Keep it with the insurance papers, for it is the same kind of paper.",
  ],
};
