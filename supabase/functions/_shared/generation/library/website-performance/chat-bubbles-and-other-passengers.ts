import type { Topic } from "../../topic.ts";

export const chatBubblesAndOtherPassengers: Topic = {
  id: "chat-bubbles-and-other-passengers",
  category: "website-performance",
  titles: [
    "Chat bubbles, badges and other passengers: what they cost your page",
    "What slows your website down that you never asked for",
    "Clearing out widgets: a faster site in an evening",
  ],
  subject: "clearing out the add-ons that slow a page down",
  summaries: [
    "Every chat bubble, badge and tracker travels on your visitor’s phone bill. How to list the passengers of your page, weigh each one and put some off the bus.",
    "Third-party widgets are often the slowest part of a small website. How to find them, what each is really for, and lighter ways to get the same result.",
  ],
  tags: ["Page Speed", "Widgets", "Website Performance", "Privacy"],
  terms:
    "speed slow fast faster performance loading load widgets widget plugin plugins chat scripts script tracking third-party addons embed maps core vitals",
  openings: [
    "You ordered a website. Over the years it took on passengers: a chat bubble from a trial nobody cancelled, a badge from an awards dinner, a strip of photographs from a social network, and two kinds of statistics of which no one has the password. Each sends its own luggage to every visitor’s phone.",
    "Ask why a page is slow and people look at the pictures. Fair enough. But on many small sites the pictures are no longer the worst of it. What keeps the screen from answering is code from other companies, loaded on every page, for things that hardly anybody uses.",
    "A thing that was added with one line of code feels as though it weighed one line. It doesn’t. That line fetches a program, the program fetches others, and all of them are read, unpacked and run by a phone that cost a hundred pounds, while its owner waits for your telephone number.",
  ],
  sections: [
    {
      heading: "Write the passenger list",
      text: [
        "Open your homepage in Chrome on a computer, press F12, choose Network and load the page again. Sort by domain. Every name that isn’t yours is a passenger. You need not understand what they do; write the names down and count their requests.",
        "Then ask for each: who put it here, what do we get from it, and who looked at that in the last three months? If the third answer is nobody, you have found the first one to leave. Old statistics and forgotten trials usually make up half the list.",
      ],
    },
    {
      heading: "Weigh them one at a time",
      text: [
        "PageSpeed Insights, which is free, names third-party code and how long it keeps the phone busy. More telling still is a test of your own. In the Network panel you can block a domain: do it, load the page again, and look at what changed for the better and what anybody would miss.",
        "Note the difference in seconds next to each name. A widget that costs a second and brings one enquiry a year has a price after all, and you are now able to say it aloud at the next meeting.",
      ],
    },
    {
      heading: "Swap heavy for light",
      text: [
        "Most passengers have a lighter cousin that does the part you need:",
        "| Instead of | Consider |\n| --- | --- |\n| An embedded map | A drawn picture of the way, with a link to the map |\n| A video player | A still with a play sign, loading the player on a tap |\n| A feed of social posts | Three photographs you choose, with a link |\n| A chat bubble | The number, and when it is answered |\n| A review carousel | Two quoted reviews and a link to all of them |",
        "In each case the visitor who wants more gets it with one tap, and the others never pay for it.",
      ],
    },
    {
      heading: "Delay what has to stay",
      text: [
        "A few passengers earn their seat: the booking system, the payment page, perhaps statistics that somebody really reads. They don’t have to board first. Ask whoever looks after the site to load them only on the pages where they are used, and only after the page itself can be read.",
        "Agree on a rule for the future while you are at it. Nothing new comes on board without a name beside it and a date on which it is looked at again. It sounds fussy for a business of four people; it is how a page stays fast for more than a season.",
      ],
    },
  ],
  examples: [
    {
      who: "a letting agent",
      text: "The list shows fourteen foreign names. Five belong to a property portal’s badge, which nobody has ever clicked. Three belong to a chat that is staffed on Tuesdays. With both gone the page answers a tap in half the time, and the tenants who wanted to chat now see the number and the hours at which it is answered.",
    },
    {
      who: "a music school",
      text: "Twelve videos of pupils’ concerts stood on one page, and every one brought its own player along. Now there are twelve stills. A tap loads the one player that somebody wants to hear. Parents on the train can read the prices beneath without waiting for a dozen players they never started.",
    },
    {
      who: "a taproom with events",
      text: "Its calendar came from a social network and took longest of all. Somebody types the four events of the month into the page now, which takes ten minutes on the first Monday. As a side effect people without an account can see them, and search engines can too.",
    },
  ],
  mistakes: [
    "Adding a speed plugin to speed up the other plugins.",
    "Removing the booking system because it is heavy, when it is what people come for.",
    "Measuring on the office computer, where everything is already stored.",
    "Keeping two kinds of statistics because they disagree.",
    "Leaving a tool’s code in the page after cancelling its subscription.",
  ],
  checklist: [
    "A list of all foreign domains, with the reason for each",
    "Everything nobody has looked at for three months is gone",
    "Maps and players load on a tap",
    "Booking code runs on the booking page only",
    "The page can be read before any passenger arrives",
    "Someone’s name stands beside each that stays",
  ],
  questions: [
    {
      question: "Does the cookie banner count as well?",
      answer:
        "It does, and it is often the heaviest of the lot. If the add-ons that needed consent are gone, the banner may be able to go too. Check the rules before you remove it.",
    },
    {
      question: "How fast is fast enough?",
      answer:
        "Google calls a page good when its main content shows within two and a half seconds for three quarters of visits. Your own test is simpler: can a stranger on a cheap phone read your number before they get impatient?",
    },
    {
      question: "Our web people say the widget is “asynchronous”. Is it harmless then?",
      answer:
        "Less harmful. It no longer blocks the page from appearing, yet the phone still has to fetch and run it, often at the very moment somebody tries to tap.",
    },
  ],
  closings: [
    "One evening for the list, one email to whoever looks after the site. The page you get back is the one you paid for in the first place.",
    "Put the list in the drawer when you have finished and take it out next autumn. Passengers get on quietly. If you would rather have it looked at, [write to us](/contact).",
  ],
};
