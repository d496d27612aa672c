import type { Topic } from "../../topic.ts";

export const backupsYouCanRestore: Topic = {
  id: "backups-you-can-restore",
  category: "domains-and-hosting",
  titles: [
    "Website backups you can actually restore",
    "The backup nobody has ever tried",
    "What to keep a copy of, where, and how to test it",
  ],
  subject: "backing up a website so that it can be restored",
  summaries: [
    "Everybody has a backup until the day they need it. What a website consists of, where copies should lie, and how to test them in one quiet hour.",
    "A plain guide to backups for owners: three questions for your supplier, what no supplier saves for you, and a rehearsal that takes an hour.",
  ],
  tags: ["Backups", "Hosting", "Security", "Maintenance"],
  terms:
    "backup backups restore copy copies hosting security hacked hack disaster recovery maintenance lost data update wordpress",
  openings: [
    "“It is all backed up” is a sentence without an object. What is? Where to? Until when? And has anyone ever brought it back? Ask these four of whoever looks after your website and note after which of them the silence begins.",
    "A backup is like a spare tyre: you have one, you believe, and you last saw it when you bought the car. On the hard shoulder in the rain is a poor place to learn that it is flat. An hour in the drive, with the sun out, is a better one.",
    "Websites are rarely destroyed by villains. Somebody updates a plugin on a Friday. Somebody tidies up and deletes the wrong folder. A card expires, the hosting is switched off, and thirty days later it is wiped, with all its copies, since they lay in the same place.",
  ],
  sections: [
    {
      heading: "Know what your website is made of",
      text: [
        "Most sites consist of three things. There are files: the pictures, the design, the program. There is often a database with the texts, orders and enquiries. And there are settings elsewhere: the domain’s records, the mail accounts, the keys of the payment service. A copy of the first without the second is a house without anyone in it.",
        "A static site is simpler, being only files, and those usually lie in the builder’s system anyway. Even then ask who else has them. If the answer is nobody, you depend on one laptop.",
      ],
    },
    {
      heading: "Ask three questions",
      text: [
        "Put these to your supplier and write down what they say:",
        "1. How often is a copy made, and how many are kept?\n2. Where do the copies lie, and who can delete them?\n3. When was one last restored, and how long did it take?",
        "Good answers sound like “every night, thirty of them”, “with another company, and only two people” and “in September, forty minutes”. If the copies lie on the same server as the website, they share its fate. If only one is kept, it will be the one made just after the accident.",
      ],
    },
    {
      heading: "Keep one copy that is yours",
      text: [
        "Whatever your supplier does, have a copy they cannot lose for you. Once a month is enough for a site that rarely changes. It can be a download onto an external disk that is then unplugged, or an account with a storage service that belongs to you.",
        "The old rule of three still holds: three copies, two kinds of place, one of them out of the house. Include what only you have: the original photographs, the logo in a form that can be edited, and the texts. If customers’ data are in the copy, it needs the same care as the originals, so encrypt it and delete the old ones.",
      ],
    },
    {
      heading: "Rehearse on a quiet day",
      text: [
        "Ask for the site to be restored from last night’s copy, to a test address where no visitor sees it. Open ten pages, send the form, look for the newest article. Take the time with a clock. What is missing goes on a list: usually some pictures, one plugin’s licence, and the form’s mail settings.",
        "Now you know two figures that no brochure tells you: how long you would be away, and how much work would be gone. If a day without website costs you a day’s bookings, you can judge what a better backup may cost.",
      ],
    },
  ],
  examples: [
    {
      who: "a riding school with online booking",
      text: "Copies were made each Sunday. In the rehearsal it turned out that a failure on Saturday would lose six days of bookings, with no list of who had paid. The database is now copied every hour and the rest once a week as before. It costs a few pounds a month, which is less than one lesson.",
    },
    {
      who: "an illustrator",
      text: "Her site had been built with a service that makes its own backups. Those protect the service. When she removed a page by mistake, nobody could bring back one page from last March. She keeps her own folder now, with texts and pictures by page, and exports the whole on the first of the month.",
    },
    {
      who: "a parish council",
      text: "The clerk had everything, in a way: minutes as files, the website with a volunteer, the sign-in on a card. The volunteer moved away. It took an evening to collect the four things into one account of the council, and a second to restore the site at a test address, so that the next clerk knows it can be done.",
    },
  ],
  mistakes: [
    "Confusing a synchronised folder with a backup: it deletes as faithfully as it copies.",
    "Keeping every copy under the same password.",
    "Saving the files and forgetting the database.",
    "Updating first and copying afterwards.",
    "Keeping customers’ data in old copies for ever.",
  ],
  checklist: [
    "Files, database and settings are all included",
    "Copies are made at least as often as anything important changes",
    "At least two weeks of them are kept",
    "One lies with another company, one belongs to us",
    "A copy is made before every update",
    "One has been restored this year, with a clock running",
    "Two people know how to begin",
  ],
  questions: [
    {
      question: "Our hosting company makes backups. Is that enough?",
      answer:
        "It is a good start. Read how long they are kept, whether you can restore by yourself, and what happens to them if the account is closed. Many terms promise nothing, so your own monthly copy is the answer to all three.",
    },
    {
      question: "What if the site has been hacked?",
      answer:
        "Then the newest copy may carry the intruder with it. That is why several are kept. Restore one from before, change every password, bring the programs up to date, and only then go online again.",
    },
    {
      question: "How much should it cost?",
      answer:
        "For a small site very little: storage is cheap. What costs money is the hour of somebody who knows how to bring it back, and it is cheaper on a quiet day.",
    },
  ],
  closings: [
    "Send the three questions today. If the answers come back within a day and contain numbers, you are in good hands.",
    "A backup that has been restored once is worth ten that never were. Hosting and copies are part of our monthly packages, so [ask us how we do it](/contact).",
  ],
};
