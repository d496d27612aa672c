import type { Topic } from "../../topic.ts";

export const wordsOnButtons: Topic = {
  id: "words-on-buttons",
  category: "writing-for-the-web",
  titles: [
    "The words on your buttons",
    "“Submit” is not an invitation: writing calls to action",
    "What to write on the button, and above it",
  ],
  subject: "the wording of buttons and calls to action",
  summaries: [
    "Between interest and enquiry stands a button with two words on it. How to choose them, what to say around them, and why there should be only one.",
    "Calls to action without shouting: wording that says what happens next, removes the last doubt and suits a business people meet in person.",
  ],
  tags: ["Calls to Action", "Writing for the Web", "Enquiries", "Usability"],
  terms:
    "button buttons call action cta enquiry enquiries conversion convert leads contact wording sales booking",
  openings: [
    "Look at the last button on your homepage and read it as an answer to the question “what will happen if I press this?”. “Submit” does not answer it. “Learn more” answers it with a shrug. “Get a price by Friday” answers it so well that there is nothing left to think about.",
    "Somebody has read your page, nodded twice, and is now looking at a green rectangle with the words “Get started”. Started with what? Will they be rung? Do they have to pay? In that second of doubt the kettle boils, and the tab is never opened again.",
    "Marketing books treat the button as a lever: make it bigger, redder, more urgent. For a business that meets its customers in person it is rather a door handle. It should look like one, be where the hand expects it, and tell you which room is behind it.",
  ],
  sections: [
    {
      heading: "Say what happens next",
      text: [
        "Finish the sentence “I want to …” in the visitor’s voice. Whatever comes after it is the wording: book a lesson, get a price, see the dates, ring the workshop. The verb names what they do, the noun what they get.",
        "| Vague | Clear |\n| --- | --- |\n| Submit | Send my message |\n| Get started | Book a free call |\n| Learn more | See what a service includes |\n| Click here | Download the size chart |\n| Contact us | Ask for a price |",
        "Two to five words are enough. If it takes more, the step behind the button is too large and should be divided.",
      ],
    },
    {
      heading: "Answer the last doubt beside it",
      text: [
        "Right next to a button people hesitate, so that is where one small line does most good. Think of the three things that hold your customers back. What does it cost me? How long does it take? What am I letting myself in for?",
        "Then answer one of them below the button in the same plain voice: “No charge for the visit.” “Two minutes, no account.” “We ring once and do not chase.” It must be true, every time, since this is a promise made at the very moment somebody decides to trust you.",
      ],
    },
    {
      heading: "Have one main step a page",
      text: [
        "A page with four buttons of equal weight asks people to make a decision that you should have made. Choose the step that most visitors of this page are ready for, and make that one the button. Everything else can be a link in a sentence.",
        "What people are ready for differs from page to page. After a price list it may be booking. After an article about damp it is hardly an order; “send us a photograph of the wall” asks for less and gets more. Small steps are taken by people who would have refused the large one.",
      ],
    },
    {
      heading: "Leave pressure to others",
      text: [
        "Countdowns that start afresh for every visitor, “only two left” when there are two hundred, and buttons that say “no, I like paying too much” do work for a moment. They also break consumer law when they mislead, and they start the relationship with a trick.",
        "A real limit may be stated plainly: “We take on four gardens a spring; two are booked.” The difference is that you would say the same sentence on the telephone without blushing.",
      ],
    },
  ],
  examples: [
    {
      who: "a piano tuner",
      text: "His button said “Enquire now”. People wrote long letters about their pianos and waited. It now says “Choose a day”, with the line “£70 in town, cash or card, about an hour and a half”. Nothing else on the page has changed, and the letters have become bookings with a postcode.",
    },
    {
      who: "a care home",
      text: "“Book a tour” sounded like a museum to daughters who were worried. “Come for a cup of tea” is what the manager had always said on the telephone. Under it stands: any weekday between two and four, no appointment, bring whoever you like. It is a call to action that nobody would recognise as one.",
    },
    {
      who: "a kitchen company",
      text: "The page offered a brochure, a showroom visit, a planner, a callback and a chat. Most visitors chose none. Now each page has one step: on the page of styles it is the brochure, on the page of prices it is the visit. The rest are links at the foot of the page, and they are used by those who look for them.",
    },
  ],
  mistakes: [
    "Using the same words on every button of the site, so that none means anything.",
    "Making a link look like a button and a button like a decoration.",
    "Asking for marriage after the first paragraph.",
    "Writing “free” on something that nobody would have paid for.",
    "Letting the button say one thing and the next page another.",
    "Leaving people without a word after they have pressed it.",
  ],
  checklist: [
    "Each button finishes “I want to …”",
    "One main step on each page",
    "A true line next to it that answers a doubt",
    "It looks like a button, and is large enough for a thumb",
    "The page behind it begins with the same words",
    "Something confirms that it worked, and says what comes next",
  ],
  questions: [
    {
      question: "Which colour works best?",
      answer:
        "The one that nothing else on the page has. It is the difference that is seen, so keep a strong colour for what can be pressed and spend it on nothing else.",
    },
    {
      question: "Top or bottom of the page?",
      answer:
        "Where people are ready. Those who know what they want are ready at the top, the others after the part that convinced them. On a long page that is two places with one and the same step.",
    },
    {
      question: "Is “Contact us” always wrong?",
      answer:
        "As a label in the menu it is fine; everyone knows it. On a button after a description it wastes the chance to say what the contact is for.",
    },
  ],
  closings: [
    "Walk through your site tonight and read only the buttons. Rewrite the three weakest, and add the line that answers the doubt. It is twenty minutes’ work.",
    "Plain words rather than pressure: people who come in by themselves stay longer. Should you want yours tried out by strangers, [ask us for a free call](/contact).",
  ],
};
