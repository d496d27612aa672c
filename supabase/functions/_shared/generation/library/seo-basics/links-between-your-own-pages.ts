import type { Topic } from "../../topic.ts";

export const linksBetweenYourOwnPages: Topic = {
  id: "links-between-your-own-pages",
  category: "seo-basics",
  titles: [
    "Links between your own pages: the SEO job nobody sells",
    "How to link your pages so that people and Google find them",
    "The pages you already have, joined up",
  ],
  subject: "linking your own pages to each other",
  summaries: [
    "A page nobody links to is a page nobody finds. How to join up the pages you already have in one evening, with wording that helps readers and Google alike.",
    "Internal links cost nothing and are yours to change. Where to put them, what words to use, and how to find pages that no link leads to.",
  ],
  tags: ["Internal Links", "SEO Basics", "Navigation", "Content"],
  terms: "internal links link linking pages navigation structure anchor crawl orphan seo content",
  openings: [
    "People pay for links from other websites while their own pages do not mention each other. The page about loft insulation says nothing of the page about grants, and the article on damp ends with a full stop and a footer. Links between your own pages are free, they take effect when you press save, and nobody can take them away.",
    "Every website has a cupboard under the stairs: a page somebody worked hard on that can only be reached by those who know its address. Google finds such a page late and thinks little of it, and visitors do not find it at all. One evening is enough to open the cupboard.",
    "Imagine a shop where the assistant answers your question and then silently walks off. Many pages behave like that. They explain, they stop, and the visitor is left to work out what comes next. A link in the right sentence is the assistant saying “it is just round here”.",
  ],
  sections: [
    {
      heading: "Make a map on paper",
      text: [
        "Write every page on a slip of paper and lay them on a table. Draw a line for each link that stands in the text itself; menus and footers do not count, since they link everything to everything and so say nothing about what belongs together.",
        "Two patterns will show. Some slips have no line leading to them: those are your orphans. One or two have lines from everywhere, usually the homepage and the contact page. The pages that bring in work should look like those, and most of the time they look like the orphans.",
      ],
    },
    {
      heading: "Say where the link leads",
      text: [
        "The words that carry the link tell the reader, and Google, what to expect. “Click here” tells them where to put a finger. Compare three versions of one sentence:",
        "| Link text | What a reader knows |\n| --- | --- |\n| click here | Nothing |\n| our services page | That there is a page |\n| what a boiler service includes | Whether it is for them |",
        "The third version also reads well aloud, which matters to people who have pages read to them and jump from link to link. Keep it to the few words that name the thing, and leave the rest of the sentence plain.",
      ],
    },
    {
      heading: "Link at the moment of the question",
      text: [
        "A good place for a link is the sentence after which somebody would want to know more. On a page about sash windows, “we can usually repair them” makes a reader wonder what that costs, so the link to prices belongs right there rather than at the end.",
        "Two or three such links in a page are plenty. When every other line is underlined the reader stops seeing any of them, and the one that mattered goes down with the rest. A single clear next step at the end, in words rather than as a wall of tiles, does the remaining work.",
      ],
    },
    {
      heading: "Let new pages pay their way",
      text: [
        "Whenever you publish something, do two small things before you close the editor. Link from the new page to the older one it supports, then open two older pages and link from them to the new one. The second half is the part that everybody forgets.",
        "After a year of this the site has grown a structure that no plugin could have invented, because it follows what customers ask. It also keeps old pages alive, since you come past them every time and notice the price that has changed.",
      ],
    },
  ],
  examples: [
    {
      who: "a garden designer",
      text: "Her article on shade planting is the most read page of the site and links to nothing. One sentence, “we draw planting plans for gardens that get two hours of sun”, with a link on “planting plans”, joins it to the service it advertises. The other direction helps as well: the service page can point to the article as proof that she knows her ferns.",
    },
    {
      who: "a driving school",
      text: "Lessons, intensive courses and refreshers each have a page, and learners hesitate between them. A short paragraph on each, “if you have already passed and feel rusty, look at refresher lessons”, sends people sideways instead of out. That paragraph is a conversation the school has on the telephone every day.",
    },
    {
      who: "a small solicitors’ practice",
      text: "The page on lasting powers of attorney and the page on wills never mention one another, although clients nearly always need both. A line in each, saying when the other one matters, saves the receptionist an explanation and shows Google that the two belong together.",
    },
  ],
  mistakes: [
    "Adding a block of “related pages” chosen by chance, which teaches readers to skip it.",
    "Using the same link text for two different pages, so that neither stands for anything.",
    "Linking from a new page to old ones only, never back.",
    "Sending people to the homepage when a page about their very question exists.",
    "Leaving links to addresses that have moved, so that each takes a detour.",
    "Underlining words that are not links.",
  ],
  checklist: [
    "Every page that earns money has links from three others",
    "No page can be reached through the menu alone",
    "No link says “click here” or “read more” by itself",
    "Each page ends with one clear next step",
    "New articles link to an older page, and two older pages to them",
    "Every link has been tapped once, on a phone",
  ],
  questions: [
    {
      question: "How many links may a page have?",
      answer:
        "There is no number to obey. Ask of each one whether a reader would thank you for it. A page of five hundred words seldom has more than four sentences where somebody would.",
    },
    {
      question: "Does it matter where on the page a link stands?",
      answer:
        "To readers it does. In the middle of a sentence that made them curious it gets followed; in a list at the bottom it is looked over by those who have already decided to leave.",
    },
    {
      question: "Should links to our own pages open a new tab?",
      answer:
        "No. The back button is the one control everybody knows, and a new tab breaks it. Visitors who want a second tab know how to make one.",
    },
  ],
  closings: [
    "Begin with the page that brings you the best customers and give it three links tomorrow. If you would like the whole map drawn for you, [tell us about your site](/contact).",
    "The slips of paper can go in the bin afterwards. Keep the habit, though: two links in, one link out, every time you publish.",
  ],
};
