import type { Topic } from "../../topic.ts";

export const tidyingOldPages: Topic = {
  id: "tidying-old-pages",
  category: "seo-basics",
  titles: [
    "What to do with old pages nobody reads",
    "Keep, mend, merge or bin: tidying a website that has grown",
    "An autumn clear-out for your website",
  ],
  subject: "tidying up old pages",
  summaries: [
    "Old offers, finished events and articles from another age: how to go through them in an afternoon, and how to remove a page without losing what it earned.",
    "A website collects pages like a van collects offcuts. Four decisions for each of them, and the one step that must not be skipped when a page goes.",
  ],
  tags: ["Content Audit", "SEO Basics", "Redirects", "Maintenance"],
  terms:
    "old outdated update updating delete remove audit content redirect redirects maintenance clean refresh pages",
  openings: [
    "Somewhere on your website there is a page about an open day in 2019. It is doing no harm, you think. But it stands in Google, a customer finds it, wonders whether you are still in business, and rings somebody else. Nobody will ever tell you that this happened.",
    "Websites grow the way lofts do. Each thing went up there for a reason, and no single one is in the way. After six years you cannot find the Christmas lights. An afternoon with a list is enough, and the site will be easier to look after for years.",
    "Search engines do not reward a website for being large. They look at one page at a time and ask whether it answers somebody. Pages that answer nobody cost you in another way: they are read by people, go out of date, and contradict the pages you do look after.",
  ],
  sections: [
    {
      heading: "Make the list",
      text: [
        "You need every address of the site. The sitemap has most of them; it usually lies at your domain followed by /sitemap.xml. Put the addresses into a spreadsheet, one a line, and add three columns: what the page is for, when it was last true, and who would miss it.",
        "Fill in the columns without opening the pages first. What you cannot remember, your customers will not miss either, although Search Console can tell you whether strangers do. Add its clicks of the last twelve months as a fourth column if you have access.",
      ],
    },
    {
      heading: "Give each page one of four marks",
      text: [
        "| Mark | When | What happens |\n| --- | --- | --- |\n| Keep | It is true and somebody needs it | Nothing |\n| Mend | Somebody needs it, but it is out of date | A date and a name beside it |\n| Merge | Another page says the same, better | Its best sentence moves, then it leads there |\n| Bin | Nobody needs it and nothing links to it | It goes |",
        "Be quick. The first mark that comes to mind is right more often than the third, and every mark can be changed tomorrow. Only two kinds of page need care: those with clicks, and those that other websites link to.",
      ],
    },
    {
      heading: "Never remove an address without saying where to go",
      text: [
        "When a page goes, its address stays behind: in bookmarks, in old emails, in other people’s links. If another page now answers the question, let the old address lead there permanently. Visitors notice nothing, and whatever reputation the page had goes along.",
        "If nothing answers it any more, let it say so honestly. A clear “this page has gone, here is what we do now” is kinder than a silent jump to the homepage, which leaves people wondering what they did wrong, and which Google tends to treat as a missing page anyway.",
      ],
    },
    {
      heading: "Mend what earns",
      text: [
        "Some old pages are the best you have. They rank because they are old, and they could do more if they were true. Change the prices, replace the photograph of the former shopfront, and answer the question people now ask that they did not ask then.",
        "Keep the address, even if it has the wrong year in it. Rewriting the text costs nothing; a new address starts from zero. Put the date of the revision at the top if the subject ages, as prices and rules do, and leave it off where it doesn’t.",
      ],
    },
  ],
  examples: [
    {
      who: "a village pub with rooms",
      text: "The list has sixty-one addresses, nineteen of them menus of past Christmases. One permanent page for the Christmas menu replaces them all, and each old address leads there. In January it says when the next menu comes out. The pub now has one address to print on the banner, every year.",
    },
    {
      who: "a training provider",
      text: "Courses that no longer run still bring visitors. Instead of removing those pages, the owner puts a sentence at the top of each: this course has ended, and the one that covers its ground now is such and such. People arrive with the old name in mind and leave with the new one.",
    },
    {
      who: "a kitchen fitter",
      text: "Eight short articles from 2016 all circle round worktops. None has any clicks. The fitter takes the two best paragraphs, adds what he has learnt since about quartz and hot pans, and makes one good guide out of them. Seven addresses lead to the eighth.",
    },
  ],
  mistakes: [
    "Deleting in one go what took years to collect, with no copy kept.",
    "Letting every removed address jump to the homepage.",
    "Changing addresses for beauty’s sake while tidying.",
    "Giving an old article today’s date without changing a word of it.",
    "Sparing a page nobody reads because it was hard to write.",
  ],
  checklist: [
    "Every address is in a spreadsheet",
    "A copy of the site has been saved before anything goes",
    "Each page has one mark",
    "Pages with clicks or links from elsewhere were looked at twice",
    "Every removed address leads on, or says that the page has gone",
    "Links within the site no longer point to removed pages",
    "A date next year for the next round",
  ],
  questions: [
    {
      question: "Will removing pages hurt our ranking?",
      answer:
        "Removing pages that nobody visits and nobody links to will hardly be noticed. What hurts is removing a page that people did visit and sending them nowhere.",
    },
    {
      question: "How long must an old address lead on?",
      answer:
        "Google’s own advice is to keep such redirects as long as possible, and at least a year. They cost nothing, so we leave them for good.",
    },
    {
      question: "Is it enough to take a page out of the menu?",
      answer:
        "No. It stays in Google and in everybody’s bookmarks, only now you no longer see it yourself, which makes it more likely to go wrong.",
    },
  ],
  closings: [
    "An afternoon a year is enough. If your site has not been looked at since it was built, [we do such clear-outs as part of our SEO work](/seo-services).",
    "Start at the bottom of the list, with the oldest addresses. By the time you reach the pages you care about you will be ruthless, and that is the right mood.",
  ],
};
