import type { Topic } from "../../topic.ts";

export const menusWithFewerWords: Topic = {
  id: "menus-with-fewer-words",
  category: "web-design",
  titles: [
    "Menus with fewer words: navigation people don’t notice",
    "What belongs in your website’s menu, and what to call it",
    "Six words at the top of the page",
  ],
  subject: "choosing and naming the items of a menu",
  summaries: [
    "A menu is read in a second or not at all. How to choose its items, name them in your customers’ words and test them on a phone with two people.",
    "Fewer items, plainer words: how a small business website gets a menu that visitors use without noticing, on a large screen and on a small one.",
  ],
  tags: ["Navigation", "Web Design", "Usability", "Mobile"],
  terms:
    "menu menus navigation header links labels usability structure mobile hamburger dropdown design layout",
  openings: [
    "Nobody has ever praised a menu. It is noticed when it fails: when the thing you came for might be under “Solutions”, or “Discover”, or behind a picture of three lines. The best menus are like light switches, found in the dark by a hand that is thinking of something else.",
    "Six words at the top of a page do more than any photograph beneath them. They tell a visitor what kind of business this is, what it can do for them, and whether it thinks in their terms or its own. Most are chosen in a hurry on the day the site goes live.",
    "Open the website of a business you don’t know, read only its menu, and say aloud what it sells. With a good one you can. With “Home, About, Services, Gallery, Blog, Contact” you could be looking at a dentist or a demolition firm.",
  ],
  sections: [
    {
      heading: "Count what people come for",
      text: [
        "Write down the last thirty reasons for which somebody contacted you or came in. They will fall into four or five groups, such as “what does it cost”, “can you do this”, “when are you open” and “I want to book”. Each group deserves a place in the menu, with the largest first.",
        "Whatever is left over goes elsewhere. Terms, privacy, careers and the page about your solar panels can live in the footer, where people who look for them expect to find them. Leaving something out of the menu does not hide it; it makes the rest easier to see.",
      ],
    },
    {
      heading: "Name things in plain words",
      text: [
        "A label should be the word a customer would say on the telephone. They say “prices”, and not “investment”. They say “what we do”, or simply the name of the thing you do.",
        "| Instead of | Try |\n| --- | --- |\n| Solutions | Roof repairs |\n| Discover | Our rooms |\n| Get started | Book a visit |\n| Resources | Guides |\n| Investment | Prices |",
        "If one trade makes up most of your work, name it. “Kitchens” says more than “Services” and takes up the same room. When two labels could both hold the same page, one of them is wrong.",
      ],
    },
    {
      heading: "Think of the thumb first",
      text: [
        "On a phone the menu usually folds away behind a button. Write the word “Menu” on it, next to the three lines or instead of them, because not everybody reads the lines as a sign. It should open and close with the same tap, and each item needs enough room for a thumb, about the width of a finger nail and a half.",
        "Things people need in a hurry must not be folded away at all. For a trade that is the telephone number; for a restaurant it is the table. One such button may stay in view while the rest waits behind the menu.",
      ],
    },
    {
      heading: "Keep it still",
      text: [
        "A menu that changes from page to page, shrinks as you scroll, or unfolds because the pointer happened to pass over it makes people work. Keep the same items in the same order everywhere, mark the page one is on, and let submenus open on a click rather than on a brush.",
        "Better still, do without submenus. A small business that needs two levels has either too many pages or a page missing: an overview of services, with a sentence and a link for each, replaces a dropdown and can be found by search engines as well.",
      ],
    },
  ],
  examples: [
    {
      who: "a joinery workshop",
      text: "The old menu had nine items, among them “Philosophy”. The new one reads: Kitchens, Wardrobes, Staircases, Prices, About us, Contact. Three of these are what people ask for. The philosophy now stands in the first paragraph of the page about the workshop, and it is read there by people who have already decided that they like the staircases.",
    },
    {
      who: "a restaurant by the harbour",
      text: "Guests want the menu, a table and the way, in that order. So the bar says Food, Book, Find us, and nothing more. Events, vouchers and the family’s story are links on the homepage. On a phone, the button for booking stays at the lower edge, where a thumb rests anyway.",
    },
    {
      who: "an accountant with two kinds of clients",
      text: "Sole traders and limited companies have different worries. Instead of “Services” with a dropdown of fourteen, the menu offers “For sole traders” and “For companies”. Each leads to a page with everything that person needs. Visitors recognise themselves in the label, which no list of accounting terms had managed.",
    },
  ],
  mistakes: [
    "Copying the departments of the business, which customers neither know nor care about.",
    "Putting eleven items in a row so that the last two wrap.",
    "Using a clever word where a dull one would be understood.",
    "Opening submenus on hover, which a finger cannot do.",
    "Linking the current page to itself without showing that one is already there.",
    "Hiding the telephone number behind the menu.",
  ],
  checklist: [
    "Seven items at most, the most wanted first",
    "Each label is a word that customers use",
    "No two labels could hold the same page",
    "The folded menu says “Menu” and can be closed again",
    "It works with the keyboard alone",
    "The current page is marked, and not by colour only",
    "Two people have found three things with it on a phone",
  ],
  questions: [
    {
      question: "Do we need an item called “Home”?",
      answer:
        "The logo leads home on nearly every site, and many people know that. Not all do. If there is room, keep the word; if something has to go, this may be it.",
    },
    {
      question: "Should the menu stay at the top while scrolling?",
      answer:
        "On long pages it helps, as long as it is thin. On a phone held sideways a tall bar can take up a third of the screen, so look at that before you decide.",
    },
    {
      question: "How do we test it without a laboratory?",
      answer:
        "Ask two people who don’t work with you to find three things on their own phone. Say nothing. Where they hesitate, a label is wrong.",
    },
  ],
  closings: [
    "Take the words of your menu to somebody outside the trade and ask what they would expect behind each. Their wrong guesses are the best design advice you will get this year, and they are free.",
    "If the menu is hard to name, the pages behind it may be the trouble. That is the sort of knot we enjoy untying: [tell us about it](/contact).",
  ],
};
