import type { Topic } from "../../topic.ts";

export const whoHoldsTheKeys: Topic = {
  id: "who-holds-the-keys",
  category: "domains-and-hosting",
  titles: [
    "Who holds the keys to your website?",
    "One sheet of paper: every account behind your website",
    "The handover list every business should have",
  ],
  subject: "keeping track of the accounts behind a website",
  summaries: [
    "Domain, hosting, mail, statistics, maps: behind a small website stand a dozen accounts. One sheet shows who can get in, and what happens if they leave.",
    "When an employee goes or a supplier closes, the keys go too. How to make a list of every account behind your website and keep it safe.",
  ],
  tags: ["Accounts", "Security", "Hosting", "Passwords"],
  terms:
    "accounts account password passwords access login keys handover security supplier agency ownership switch leave hosting admin two-factor",
  openings: [
    "The website works, so nobody asks. Then the woman who set it up gets married and moves to Cornwall, and it turns out that the map, the mail and the statistics all open with her private address. She is happy to help. She just can’t remember which telephone gets the codes.",
    "Behind a website of eight pages there are about a dozen accounts. They were opened over the years by whoever sat nearest, with whichever address came to mind. It is nobody’s fault, and it is the most fragile part of the whole thing.",
    "If your web designer won the lottery tomorrow, what would you still be able to change by Monday? It is a cheerful way to put a serious question. The answer fits on one sheet of paper, and most businesses do not have that sheet.",
  ],
  sections: [
    {
      heading: "List the accounts",
      text: [
        "Start with these and strike out what you don’t have:",
        "| What | Why it matters |\n| --- | --- |\n| Domain | Everything hangs on it |\n| DNS, if it is kept elsewhere | Points the name at website and mail |\n| Hosting | Where the site lives |\n| The site’s own sign-in | Where texts are changed |\n| Mail | Password resets arrive here |\n| Google profile and Search Console | How you are found |\n| Statistics | What visitors do |\n| Payments and bookings | Where the money is |\n| Social pages | Where people write to you |",
        "For each, note the address of the sign-in page, whose mail address it is under, who else can get in, and what it costs when. Leave the passwords out: they belong somewhere else.",
      ],
    },
    {
      heading: "Move them to addresses that stay",
      text: [
        "Open one mailbox for such things, named after the job rather than the person, and let two people read it. Then change the accounts over, one an evening, beginning with the domain. Where a service lets you invite people, invite them with their own addresses and give each as much as they need.",
        "Suppliers should be guests. They get access under their own name, and you stay the owner. It makes the day of parting easy for both sides, and any decent agency will prefer it.",
      ],
    },
    {
      heading: "Keep passwords where they cannot be read",
      text: [
        "A password manager for the business costs a few pounds a head. It lets you share a sign-in without showing it and take it back when someone leaves. It also invents passwords that nobody could guess, and fills them in only on the right page, which stops many a forged mail from working.",
        "Switch on two-step sign-in for the domain, the mail and anything with money in it. Use an app or a key rather than one person’s telephone number, and print the recovery codes. They go into the safe, or the envelope with your will.",
      ],
    },
    {
      heading: "Go through it when somebody leaves",
      text: [
        "Whoever leaves, in anger or with cake, gets the same ten minutes: open the sheet, remove their access, change what was shared, look at where the recovery codes go. Do it on the day. A week later it feels like suspicion; on the day it is housekeeping.",
        "Once a year read the sheet with a second person and try every sign-in. Close what nobody uses, since an old account with a weak password is a door that you have forgotten to lock.",
      ],
    },
  ],
  examples: [
    {
      who: "a lettings office with three partners",
      text: "Each partner had set up something and kept it. The sheet showed that the hosting was paid from a private card, and that the profile on the map belonged to a trainee of 2017. It took six evenings to move everything to one shared mailbox. They say that the discussion about who may see what was overdue anyway.",
    },
    {
      who: "a sole trader who repairs bicycles",
      text: "There is nobody to share with, which is the trouble. He has put the sheet and the recovery codes into an envelope that his sister keeps. If he is in hospital she can put a notice on the website and answer the mail. It is a small thing, and it was the first time that anyone had asked what she would do.",
    },
    {
      who: "a theatre run by volunteers",
      text: "Every season another person looks after the tickets. Accounts carried the names of people whom nobody could place. Now each is in the name of a role, with an address to match, and the handover in September has an item of its own: sign in to everything once, together, aloud.",
    },
  ],
  mistakes: [
    "Sharing one password among five people and never changing it.",
    "Letting a supplier register things in their own name.",
    "Tying all recovery codes to one person’s telephone.",
    "Keeping the list on the website’s own server.",
    "Removing a person’s mailbox before moving the accounts that hang on it.",
    "Making the list once and filing it.",
  ],
  checklist: [
    "Every account listed, with owner and renewal",
    "All of them under an address that belongs to the business",
    "Two people can get into each",
    "Suppliers are guests",
    "Passwords live in a manager, not on the sheet",
    "Two-step sign-in for domain, mail and money",
    "Recovery codes on paper, in a safe place",
  ],
  questions: [
    {
      question: "What may we expect from an agency when we part?",
      answer:
        "Your domain, your content, a copy of the site as far as the contract says, and the accounts that were opened for you. Ask before you sign what exactly that will be; it is a fair question.",
    },
    {
      question: "Is a notebook really so bad?",
      answer:
        "A notebook in a locked drawer is better than the same password everywhere. It can’t be shared, it burns, and it does not warn you about a forged page. Use it for the recovery codes.",
    },
    {
      question: "How many people should have access?",
      answer:
        "Two at the top, so that one can be ill, and for the rest only what the job needs. Somebody who writes articles does not need to be able to delete the site.",
    },
  ],
  closings: [
    "One sheet, one mailbox, one manager: a few evenings, and anybody may leave without taking the keys along. Start with the account in which your domain lies.",
    "Make the list while all is well. It is the difference between a farewell and an emergency. For our own clients [we hand such a list over at the start](/services).",
  ],
};
