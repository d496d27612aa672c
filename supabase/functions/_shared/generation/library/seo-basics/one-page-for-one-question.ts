import type { Topic } from "../../topic.ts";

export const onePageForOneQuestion: Topic = {
  id: "one-page-for-one-question",
  category: "seo-basics",
  titles: [
    "One page for one question: how to divide up a website",
    "How many pages does a small business website need?",
    "When to split a page, and when to leave it whole",
  ],
  subject: "deciding which pages a website needs",
  summaries: [
    "Not every service needs a page, and not every page helps. A test with a pencil that tells you which pages to make, which to join and which to leave out.",
    "How to divide a small website into pages that each answer one question, without thin copies and without a homepage that tries to say everything.",
  ],
  tags: ["Site Structure", "SEO Basics", "Planning", "Service Pages"],
  terms:
    "pages page structure sitemap planning plan services architecture content many split divide duplicate",
  openings: [
    "“How many pages do we need?” is usually asked as if there were a price list for the answer. There is a better way to count. Write down the questions that strangers ask before they buy from you. Each question that needs more than two sentences is a page, and the others are sentences.",
    "Some websites put everything on one endless page; others have forty pages that say the same thing about forty villages. Both come from the same mistake, which is to start with the shape. Start with the questions instead, and the shape follows.",
    "A cleaner who does offices, holiday lets and ovens has three kinds of customer who would not recognise each other. One page for all of them makes each read two thirds that are meant for somebody else. Yet a page for every brand of oven would be silly. The line between the two can be drawn with a pencil.",
  ],
  sections: [
    {
      heading: "Collect the questions first",
      text: [
        "Go through a month of messages and write down what people asked, in their words. Add what they ask on the telephone, which nobody writes down. You will have forty lines, many of them the same question in different clothes.",
        "Sort them into heaps by what the person wanted to do: find out whether you are the right kind of business, find out what it costs, find out how it works, or get hold of you. Heaps with one slip are a sentence somewhere. Heaps with ten are a page.",
      ],
    },
    {
      heading: "Three tests before you make a page",
      text: [
        "Ask these in order, and stop at the first no.",
        "1. Would somebody type this into a search box, in roughly these words?\n2. Can you say something here that stands on none of your other pages?\n3. Would a person who lands here, and reads nothing else, know what to do next?",
        "A page about emergency call-outs passes all three. A page called “Quality” fails the first. “Emergency plumber in” followed by the name of each of nine villages fails the second, however well it may do on the first.",
      ],
    },
    {
      heading: "When two pages should be one",
      text: [
        "Two pages that answer the same question compete with each other. Search engines have to choose between them and may choose the worse, and visitors wonder which of the two is true. Signs are easy to spot: you copy sentences from one to the other, or you hesitate about where a new price belongs.",
        "Join them on the address that is older or better known, keep the best of both texts, and have the other address lead there for good. Whoever looks after the site calls that a permanent redirect.",
      ],
    },
    {
      heading: "When one page should be two",
      text: [
        "Split a page when two kinds of reader need different things from it. Wedding flowers and funeral flowers come out of the same workshop and must never stand on one page. Trade prices and private prices may share goods and yet have nobody in common.",
        "Length alone is no reason. A long page about one thing is easier to read than five short ones with a “next” button, provided that its headings let people skip. If you find yourself writing “if you are a landlord, ignore this part”, that part wants to live elsewhere.",
      ],
    },
  ],
  examples: [
    {
      who: "a mobile mechanic",
      text: "The heaps come out as servicing, breakdowns, MOT failures and “do you come to us?”. The first three pass the tests and become pages. The fourth is asked by everybody, so it becomes a line at the top of all three with the towns in it. Six pages in all, with prices and contact, and none of them thin.",
    },
    {
      who: "a yoga teacher",
      text: "She had a page for each of eleven classes, each with three sentences and a photograph. Her heaps say that beginners ask one question, “which one is for me?”, and regulars ask another, “is Thursday on?”. Two pages replace the eleven: a guide to choosing, and a timetable that is always right.",
    },
    {
      who: "a roofing firm with two crews",
      text: "Flat roofs and slate roofs attract different searches, different prices and different worries, so they get a page each. Gutters come up with both and are rarely searched for by themselves in this firm’s messages. They become a section on each page rather than a page of their own.",
    },
  ],
  mistakes: [
    "Planning the menu first and then hunting for text to fill it.",
    "Making a page for every town with only the name changed; Google treats such copies as spam.",
    "Keeping a page because it was expensive, although nobody reads it.",
    "Hiding prices on a page of their own when each belongs beside its service.",
    "Starting a news page that will hold one item for three years.",
  ],
  checklist: [
    "Forty questions collected, in customers’ own words",
    "Sorted into heaps; every large heap has one page",
    "Each page passes the three tests",
    "No two pages answer the same question",
    "No page speaks to two kinds of reader at once",
    "Joined pages lead on from their old addresses",
    "Every page says what to do next",
  ],
  questions: [
    {
      question: "Do more pages rank better?",
      answer:
        "Only if each of them answers something. Ten pages that do beat fifty that don’t, because a visitor who lands on a thin page leaves, and because somebody has to keep all fifty true.",
    },
    {
      question: "Does a very small business need more than one page?",
      answer:
        "Sometimes not. One honest page with what you do, where, for how much and how to reach you is better than five with a paragraph each. Split it when a question outgrows its paragraph.",
    },
    {
      question: "What about a page for each member of staff?",
      answer:
        "Worth it where people choose the person, as with therapists or tutors. In a garage they choose the garage, and one page with faces and names is friendlier.",
    },
  ],
  closings: [
    "Do the heaps before you talk to any designer, us included. You will get a better site for the same money, since the hardest part is already on your kitchen table.",
    "When the pencil list is done, compare it with the menu you have. The pages that are missing are your next three evenings; the ones that are too many are less work than you think.",
  ],
};
