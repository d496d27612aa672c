import type { Topic } from "../../topic.ts";

export const usingYourSiteWithoutAMouse: Topic = {
  id: "using-your-site-without-a-mouse",
  category: "law-and-accessibility",
  titles: [
    "Put the mouse away: a ten-minute accessibility test",
    "Can your website be used by keyboard alone?",
    "Tab, Enter, Escape: testing your own website for access",
  ],
  subject: "using a website by keyboard alone",
  summaries: [
    "Put the mouse in a drawer and try to book with your own website. Ten minutes, five keys, and a list of faults that shut out more people than you think.",
    "How to test whether your website works without a mouse, what to look for at each step, and how to describe the faults so that they get repaired.",
  ],
  tags: ["Accessibility", "Keyboard", "Testing", "Equality Act"],
  terms:
    "accessibility accessible keyboard mouse focus tab wcag equality act disability disabled inclusive test testing usability law compliance audit",
  openings: [
    "Put the mouse into a drawer. If you are on a laptop, put a postcard over the touchpad. Now send yourself an enquiry through your own website. Some readers will be back in a minute, and others will find out that their menu cannot be opened at all.",
    "A tremor, a broken wrist, a baby on one arm, a device operated by breath: there are many reasons not to use a mouse. All of these people depend on the same thing, namely that a website can be worked with a handful of keys. You can test that yourself: put the mouse into a drawer and see how far you get.",
    "Accessibility has a reputation for being technical. Here is a part that is not. It needs no program, no certificate and no knowledge of the guidelines. It needs five keys, and the willingness to be annoyed by one’s own website for ten minutes, while the mouse waits in a drawer.",
  ],
  sections: [
    {
      heading: "The five keys",
      text: [
        "Tab goes to the next thing that can be used, and Shift with Tab goes back. Enter follows a link or presses a button. The space bar presses buttons and ticks boxes. The arrow keys move within a group, such as a list of choices. Escape closes what has opened.",
        "Click once into the address bar, then let go of the mouse and press Tab. On a Mac, some browsers need to be told in their settings that Tab should reach every link. If nothing seems to happen, keep pressing: what you are looking for may be there without being shown.",
      ],
    },
    {
      heading: "What you should see",
      text: [
        "At every step you must be able to tell where you are. Usually that is a ring around the link or button. If it is missing, somebody removed it because it looked untidy, and people who work by keyboard are left to guess. It is the commonest fault, and the easiest to repair.",
        "The order should follow the page: menu, content, footer. The first thing to reach ought to be a link that skips the menu. Nothing must be reached that cannot be seen, such as a folded menu or a picture that has scrolled away.",
      ],
    },
    {
      heading: "Four jobs to try",
      text: [
        "Do what a customer would do:",
        "1. Open the menu, go to a page, and come back\n2. Open and close every part that folds\n3. Fill in the form, make a mistake, find the message, correct it and send\n4. Open whatever covers the page, such as a banner or an enlarged picture, and get out again",
        "In the last one two things can go wrong. Either you cannot get in, or you cannot get out, which is called a keyboard trap and leaves people with no way on but to close the window.",
      ],
    },
    {
      heading: "Report what you found so that it is repaired",
      text: [
        "A useful note has three parts: where, what you pressed, what happened. “Homepage, pressed Tab four times, the ring disappears behind the large picture” can be repaired by anybody. “Bad accessibility” can’t.",
        "Sort the notes into three heaps. Whatever stops people from getting in touch or paying comes first. Next is what makes them guess. The rest can wait for the next change to the site. Ask for the repairs to be tested by the person who found the fault, with the mouse still in its drawer.",
      ],
    },
  ],
  examples: [
    {
      who: "a community cinema",
      text: "Seats are chosen on a plan by clicking on small squares. By keyboard nothing could be chosen at all. A full repair will take until the next version. In the meantime there is a plain list beside the plan, “two seats together, any row”, with a button. It has turned out to be the quicker way for everybody.",
    },
    {
      who: "a garden centre",
      text: "The cookie banner could not be reached: Tab went through the whole page behind it first. Whoever works by keyboard had to walk past forty links to get rid of a box that covered half of them. Moving it to the front of the order was a matter of one line.",
    },
    {
      who: "an osteopath",
      text: "The booking calendar comes from another company, so it could not be changed. The practice wrote to the maker with three precise notes and, until something happens, put a sentence above the calendar: ring or mail if this does not work for you, and we will book it while you wait. It should have stood there from the start.",
    },
  ],
  mistakes: [
    "Removing the ring because it disturbs the design.",
    "Buying a script that promises to make any site accessible with one line.",
    "Testing the homepage and not the form.",
    "Building a button out of something that is no button, so that no key presses it.",
    "Opening new windows from which there is no way back.",
    "Repairing it once and never trying again after a change.",
  ],
  checklist: [
    "The ring is visible at every step",
    "A first link skips the menu",
    "The order follows the page",
    "Menu, folding parts and enlarged pictures open and close",
    "The form can be corrected and sent",
    "Nothing traps us",
    "Faults noted with where, what and result",
  ],
  questions: [
    {
      question: "Is this required by law?",
      answer:
        "The Equality Act 2010 asks those who provide services to make reasonable adjustments so that disabled people are not put at a substantial disadvantage, and websites are part of that; Northern Ireland has its own law to the same effect. A form nobody can send by keyboard is hard to defend.",
    },
    {
      question: "Does passing this test make our site accessible?",
      answer:
        "No, but it removes some of the worst barriers. Contrast, headings, descriptions of pictures and plain language are further steps, and people with disabilities will find what no test does.",
    },
    {
      question: "How often should we do it?",
      answer:
        "After each change to menu, form or booking, and once a year anyway. It takes ten minutes once you know your way around.",
    },
  ],
  closings: [
    "The drawer, the five keys, four jobs. Write down the first place where you were stuck and have that repaired this week. This is general information and no legal advice.",
    "When you have found your way to the end, leave the mouse in the drawer for an afternoon. One learns a good deal about other people’s websites, and this article, being general information only, is no substitute for legal advice.",
  ],
};
