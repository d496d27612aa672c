import type { Topic } from "../../topic.ts";

export const articlesFromAWorkingWeek: Topic = {
  id: "articles-from-a-working-week",
  category: "writing-for-the-web",
  titles: [
    "What to write about when you have nothing to say",
    "Ten articles from one working week",
    "A blog for people who would rather be working",
  ],
  subject: "finding subjects for articles in your own work",
  summaries: [
    "You explain things all day; a blog is that, written down. Where subjects hide in an ordinary week, and a shape that gets an article done in an hour.",
    "How a busy business can publish something useful once a month: ten sources of subjects, one simple shape, and permission to stop after six articles.",
  ],
  tags: ["Blogging", "Writing for the Web", "Content Ideas", "Small Business"],
  terms:
    "blog blogging articles article content ideas topics post posts writing news calendar marketing newsletter publish",
  openings: [
    "“We should have a blog” is said in January. In February there is one article, about the blog. In March comes a stranger’s text on five trends. After that it is quiet until someone notices that the newest entry wishes everybody a happy 2022.",
    "You are not short of things to say. You said forty of them last week: to the customer who wanted the wrong paint, the apprentice who asked why, the supplier who tried to change the part. You are short of a moment in which one of them gets written down.",
    "An article on a small business website has one job: to answer a question so well that the person who asked it thinks of you when they need the rest. It may be six hundred words long, it may be about gutters, and nobody expects to be entertained.",
  ],
  sections: [
    {
      heading: "Look through one week",
      text: [
        "Take last week’s diary and go through these:",
        "1. A question you answered more than once\n2. Something a customer believed that was not so\n3. A job that turned out differently, and why\n4. A choice between two things, and how you decide it\n5. Something you advised against\n6. A tool or material you changed your mind about\n7. What to do before you arrive\n8. What to do after you have left\n9. A word people stumble over\n10. A season that is coming",
        "Each line is an article. The second and the fifth make the best, since they can’t be found in the maker’s brochure.",
      ],
    },
    {
      heading: "Use one shape until it bores you",
      text: [
        "Begin with the moment at which somebody needs this: who they are, what has just happened. Give the answer straight away, in two sentences. Then explain, in the order in which one would do it. Add the case in which it is different. End with what to do next.",
        "That shape fits nearly everything on the list above and can be filled in an hour. Talk it into your phone on the way home if typing is the obstacle, and tidy it up in the evening. A photograph from the week makes it yours.",
      ],
    },
    {
      heading: "Write for one person",
      text: [
        "Choose the customer who asked, and answer her. You would not tell her about “today’s busy lifestyles”. You would not use a word she does not know, and would not stop before she knew what to do.",
        "Local detail comes in by itself if you write like that: the chalk in the water, the listed terrace, the road that floods. It is what makes your article more useful than the thousand others on the same subject, and it cannot be copied by anyone who has not been there.",
      ],
    },
    {
      heading: "Publish little, and look after it",
      text: [
        "One article a month is a great deal. Six that stay true are worth more than sixty that don’t. Leave the date off subjects that do not age, and give yourself a reminder for those that do, such as prices, rules and anything with a year in it.",
        "Then use what you have written. Send the link when the question comes by mail. Print the list and leave it with the invoice. Link to it from the service it belongs to. An article that has answered one customer properly has paid for its hour already, long before a search engine notices it.",
      ],
    },
  ],
  examples: [
    {
      who: "a clock repairer",
      text: "People carry mantel clocks to him lying down, which is how pendulums break. His first article is called “How to move a clock to the next room”. It has four steps and two photographs, and it is read by people who do not need a repair yet. Some of them will.",
    },
    {
      who: "a payroll bureau",
      text: "Clients ask in March what happens if they employ somebody for six Saturdays. The owner wrote the answer once as an email, copied it eleven times, and then noticed that it was an article. It needs ten minutes each April to stay right, which is in her diary as a job like any other.",
    },
    {
      who: "an allotment nursery",
      text: "The owner writes down, each Friday, what people brought back and why it died. After a season this makes a series: too wet, too early, wrong side of the shed. It is blunter than a nursery would usually be. Customers quote it at the till, and fewer courgettes come back.",
    },
  ],
  mistakes: [
    "Announcing what you are going to write about.",
    "Buying ten articles that could stand on anybody’s site.",
    "Writing for colleagues, who know it already.",
    "Opening with the history of the subject.",
    "Promising weekly news to yourself or to others.",
    "Leaving an empty blog in the menu.",
  ],
  checklist: [
    "Last week’s diary has been through the ten questions",
    "One subject chosen, one person in mind",
    "The answer is in the first paragraph",
    "A photograph of our own",
    "A link to the service it belongs to",
    "Read aloud once",
    "A reminder, if it can go out of date",
  ],
  questions: [
    {
      question: "How long should an article be?",
      answer:
        "As long as the answer. If you notice that you are filling, stop. If you notice that you are on a second subject, you have the next article.",
    },
    {
      question: "Can we let a program write it?",
      answer:
        "It can help you begin and tidy up. What makes an article worth reading is what you saw last week, and that has to come from you. Check every fact it adds.",
    },
    {
      question: "Is a blog necessary at all?",
      answer:
        "No. A site with good service pages and no blog beats one with a blog nobody looks after. Begin when you have three subjects you would enjoy explaining.",
    },
  ],
  closings: [
    "Take the diary, choose one line, and write to the person who asked. Whatever comes out is your first article, and it is probably better than you think.",
    "Six good ones and a rest: that is a respectable blog. If you would like the shape of yours looked at, [we read with pleasure](/contact).",
  ],
};
