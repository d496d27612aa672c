import type { Topic } from "../../topic.ts";

export const pagesForTheTownsYouServe: Topic = {
  id: "pages-for-the-towns-you-serve",
  category: "local-seo",
  titles: [
    "Pages for the towns you serve, without the spam",
    "Should you have a page for every town?",
    "Service area pages that deserve to be found",
  ],
  subject: "pages about the places you work in",
  summaries: [
    "Twelve copies of one page with the town swapped help nobody. What a page about a place needs before it is worth publishing, and what to do for the others.",
    "How a business that travels to its customers can be found in several towns: which places deserve a page, what goes on it, and what Google calls spam.",
  ],
  tags: ["Local SEO", "Service Area", "Location Pages", "Content"],
  terms: "town towns area areas location locations local city village near nearby serve regional county seo",
  openings: [
    "A fencing contractor in Hereford works in Leominster, Ledbury and Ross as well, and is invisible in all three. Somebody offers to fix that with thirty pages at a fixed price, each with another name in the heading. It is the most expensive way there is to have nothing to say in thirty places.",
    "If you travel to your customers, your website has an odd problem: you work in nine towns and have an address in one. The map favours businesses that are close, so the website has to make up for distance. It can, in a few places, if it has something to say about each.",
    "Try a test. Take your page about one town, cover the name with a finger, and ask whether a stranger could tell which town it is about. If not, the page is about nowhere. Visitors feel that at once, and search engines have had a name for such pages for years.",
  ],
  sections: [
    {
      heading: "Choose three places, not thirty",
      text: [
        "Look at last year’s invoices and count jobs by postcode. Most businesses find that a handful of places make up nearly everything. A page is worth making where you already work often enough to have photographs, a customer who would say a word, and an opinion about the parking.",
        "For the rest, one honest page with a list of places and how far you travel is better. It says what a caller wants to know, “do you come out to us?”, and it makes no promise that the content cannot keep.",
      ],
    },
    {
      heading: "Say what is only true there",
      text: [
        "A page about a place earns its keep with details that fit no other place. You have them in your head; they have never seemed worth writing down:",
        "- The kind of building you keep meeting, and what goes wrong with it\n- Two jobs you did there, with a photograph and a sentence each\n- What the council, the landlord or the conservation area expects\n- How quickly you can be there, and from where you set out\n- Where the van can stop",
        "Five such lines make a page. If you can only think of one, you have learnt something useful about that town and may leave it out.",
      ],
    },
    {
      heading: "Keep away from doorway pages",
      text: [
        "Google’s spam policies name them plainly: pages made to rank for particular, similar searches that lead people to the same place. Thirty near-identical town pages are the textbook case, and a site that relies on them can lose all thirty at once.",
        "The line is drawn by usefulness rather than by number. Three pages with jobs, prices and pictures from three towns are content. The same three with a shared text and a swapped heading are doorways, even though there are only three of them.",
      ],
    },
    {
      heading: "Join them up and keep them true",
      text: [
        "Link to each place from the services you offer there, and from the page that lists where you work. A page that can be reached only through a row of forty names in the footer was not made for visitors, and nobody treats it as if it were.",
        "Then add to them. Whenever you finish a job worth showing, put the photograph on the page of its town with a month and one sentence. In two years those pages will say more than any competitor could copy, as he was not there.",
      ],
    },
  ],
  examples: [
    {
      who: "a fencing contractor on the Welsh border",
      text: "For Ross he writes about gardens that slope to the river and posts that rot at ground level where it floods, with a photograph of concrete spurs after the winter. For Ledbury it is narrow plots behind the High Street where everything is carried through the house. Nobody could swap those two headings.",
    },
    {
      who: "a mobile hairdresser",
      text: "Most of her clients live in four villages. Instead of four pages she makes one, with a small table: which day she is in which village, and what a visit costs there. It answers the only question that changes from place to place, and on Tuesdays it brings her calls from a village she had thought of dropping.",
    },
    {
      who: "a wedding photographer",
      text: "Places mean venues here. A page about one barn, with the light at four in December, where the confetti is allowed, and which door the coats go through, is useful to every couple who has booked it. He makes such a page after each second wedding in the same place and for no other venue.",
    },
  ],
  mistakes: [
    "Renting a mailbox in another town to appear on its map, which Google forbids.",
    "Writing a paragraph of local history copied from an encyclopaedia.",
    "Listing every hamlet in the county in grey letters at the foot of the page.",
    "Giving a town a page and then no telephone number that works there.",
    "Making pages for places you would rather not drive to.",
  ],
  checklist: [
    "Jobs of the last year counted by place",
    "Three places chosen, at most",
    "Five details on each page that fit no other place",
    "Two jobs shown, with photograph and month",
    "Travel time and call-out price stated",
    "A plain list for all other places you cover",
    "Links from the services to the places and back",
  ],
  questions: [
    {
      question: "Do I need an office in each town to be found there?",
      answer:
        "For the map, closeness counts and you cannot fake it. In the ordinary results below the map, a page with real substance about a place can do well without an address there.",
    },
    {
      question: "May two town pages share some text?",
      answer:
        "Of course: the price, the guarantee and how to book are the same everywhere. What matters is that the part which differs is the larger and the more useful one.",
    },
    {
      question: "What about “near me”?",
      answer:
        "Do not write it on the page. The search engine replaces it with where the person stands, so the words to use are the real names of real places.",
    },
  ],
  closings: [
    "Choose the town with the most invoices and write down five things about it tonight. If you reach five, you have a page. [Local SEO is part of our work](/local-seo) should you prefer to hand it over.",
    "Thirty pages can be bought. Three good ones have to be remembered, job by job, and that is exactly why they are worth having.",
  ],
};
