import type { Topic } from "../../topic.ts";

export const mentionsFromNeighbours: Topic = {
  id: "mentions-from-neighbours",
  category: "local-seo",
  titles: [
    "Links from neighbours: local mentions worth having",
    "How to be mentioned by websites near you",
    "The cricket club beats the directory: earning local links",
  ],
  subject: "earning mentions from businesses and clubs nearby",
  summaries: [
    "Four hundred directories or one sponsors’ page? Where mentions come from that customers follow and Google respects, and how to ask for them kindly.",
    "Suppliers, clubs, schools and neighbours already know your business. How to turn that into mentions on their websites, with messages you can send today.",
  ],
  tags: ["Local SEO", "Links", "Community", "Word of Mouth"],
  terms:
    "links link backlinks backlink building mentions directory directories citations local sponsor sponsorship community partners networking",
  openings: [
    "Every week somebody offers small businesses a hundred links for fifty pounds. The links exist. They stand on websites that no person has ever opened on purpose. Meanwhile the scout group whose hut you re-roofed has a page that thanks everyone who helped, and your name on it is not a link.",
    "Search engines treat a link as a recommendation, which explains why so many are for sale and why the bought ones are worth so little. The good news for a local business is that you are already recommended, by people who know you. It is just that few of them have written it down.",
    "Ask a bakery who talks about them, and the answer is a café, a school fair, the mill that grinds their flour. Ask who links to them, and the answer is a directory from 2011. The distance between those two answers can be closed with eight polite emails.",
  ],
  sections: [
    {
      heading: "List who knows you already",
      text: [
        "Take a sheet and write five headings: suppliers, customers who are businesses, clubs and charities, neighbours, and bodies you belong to. Under each put names, then look whether they have a website with a place where you would fit.",
        "Makers often have a page of installers or stockists. Clubs thank their sponsors. Schools list who gave to the raffle. Wedding venues recommend florists, letting agents recommend locksmiths, and the trade body you pay every year has a register in which your web address may well be missing.",
      ],
    },
    {
      heading: "Ask for something that helps them",
      text: [
        "Nobody wants to hear about your rankings. They would, however, like their own page to be right and useful. So offer that:",
        "> Hello Anna, on your page of recommended suppliers our number is the old one. Could you change it to 01632 960 155? Our address on the web is there for people who want to see flowers first. Thank you for sending us couples; we always say how well you looked after them.",
        "Such a message takes two minutes, asks for one thing, and would be worth sending if search engines did not exist. That is also the test for every other kind of link.",
      ],
    },
    {
      heading: "Make something worth pointing at",
      text: [
        "A homepage is hard to recommend. A page that answers a question is easy. The plumber’s guide to turning the water off in the terraces behind the station will be shared by the residents’ association; the accountant’s list of dates for new sole traders will be linked by the enterprise agency.",
        "Think of something you explain every week to people round here. Write it down once with local detail, put your name under it, and tell the three organisations whose members ask the same thing. You need one such page rather than a blog full of them.",
      ],
    },
    {
      heading: "Give before you count",
      text: [
        "Link to others first, where it is true. A page “people we like to work with” on your own site costs you nothing, helps customers, and tends to be noticed by those who are on it. Leave out anyone you would not send your mother to.",
        "What to stay away from is any deal about links as such: swapping them in bulk, paying for them, or taking part in a circle where everyone links to everyone. Google’s policies treat those as spam, and they are no fun to read for anybody either. A sponsor’s link on a club page is fine as thanks; buying twenty such pages for the links is not.",
      ],
    },
  ],
  examples: [
    {
      who: "a locksmith",
      text: "Three letting agents call him every month. One has a page for tenants, “what to do if”, without a number for lost keys. He offers a paragraph: what to have ready, what it costs by day and by night, and why not to call the first advert. They put it up with his name, and both sides get fewer phone calls at midnight.",
    },
    {
      who: "an independent bookshop",
      text: "Authors who read at the shop have websites with a page of events. After each reading the shop sends a photograph and the address of its page about the evening, which stays online afterwards. About half of them link to it. In a year that makes a dozen mentions by people whose readers buy books.",
    },
    {
      who: "a tree surgeon",
      text: "The parish council has a page about trees in the conservation area that says to “consult a professional”. He writes to the clerk and points out that the form linked there has moved, with the new address. Some weeks later he offers a short text on when permission is needed. His name stands under it.",
    },
  ],
  mistakes: [
    "Paying for a package of directories nobody uses.",
    "Asking for a link with particular words in it, which looks as odd as it is.",
    "Writing the same message to forty people, all of whom can tell.",
    "Forgetting to say thank you when somebody has done it.",
    "Giving each directory a slightly different name or number.",
  ],
  checklist: [
    "Five headings, twenty names",
    "Trade bodies and makers show our right address",
    "Eight personal messages sent, two a week",
    "One page on our site that is worth recommending",
    "A page of people we like to work with",
    "Mentions noted with month and place",
    "Thanks sent",
  ],
  questions: [
    {
      question: "How many links do we need?",
      answer:
        "Fewer than you fear. For a local business a dozen from real organisations nearby outweigh hundreds from nowhere, because they are the ones that people follow.",
    },
    {
      question: "Is a mention without a link worth anything?",
      answer:
        "To readers, yes. It also gives you a good reason to write: thank them, and ask whether they would add the address so that people need not search.",
    },
    {
      question: "Are directories always useless?",
      answer:
        "No. The ones your customers open are worth an hour: the register of your trade, the town’s own list, the large maps. Get your details right there and stop.",
    },
  ],
  closings: [
    "Send the first message today, to the person who would be pleased to hear from you anyway. The other seven get easier.",
    "Links like these arrive at the speed of friendship, which is slow, and they last about as long. For help with the page worth pointing at, [talk to us](/contact).",
  ],
};
