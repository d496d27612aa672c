import type { Topic } from "../../topic.ts";

export const searchConsoleFirstHour: Topic = {
  id: "search-console-first-hour",
  category: "seo-basics",
  titles: [
    "Your first hour with Google Search Console",
    "Search Console for owners: four screens and what to do with them",
    "What Google tells you about your website for nothing",
  ],
  subject: "reading Google Search Console without training",
  summaries: [
    "Search Console shows which words bring people to your site and which pages Google leaves out. One hour, four screens, and a short list of jobs at the end.",
    "How a small business can set up Google’s free Search Console, read its four useful screens and turn them into three jobs worth doing.",
    "You need neither an agency nor a paid tool to see the words people found you by. A guide to one hour with Search Console.",
  ],
  tags: ["Search Console", "SEO Basics", "Google", "Measuring"],
  terms:
    "search console google indexing index sitemap clicks impressions ranking rankings seo analytics measure results",
  openings: [
    "Most owners learn how Google sees them by searching for themselves from the office, which is the one place where the answer is useless. Google has been writing down the real answer all along. It is free, it belongs to you, and it waits behind a sign-in that most people set up once and never open again.",
    "Picture a joiner who is sure that people find him by the word “joinery”. His customers type “fitted wardrobes”, and one page about exactly that has been bringing him half of his calls. He could have known this years ago. Google keeps the list and shows it to anyone who proves that the website is theirs.",
    "There are paid tools that guess which words people use to find you. Then there is Search Console, which belongs to Google and has no need to guess. It looks forbidding at first, mostly because it was made for people with ten thousand pages. With twelve pages you can ignore nine tenths of it.",
  ],
  sections: [
    {
      heading: "Prove that the site is yours",
      text: [
        "Go to [Search Console](https://search.google.com/search-console) and sign in with an account that the business will still have in five years, so not an employee’s own. Add your domain. Google then asks for proof, usually one line of text to be put among the domain’s DNS records, at the company where you renew the name each year.",
        "If that sentence made you uneasy, send it to whoever looks after your domain; it is a five-minute job for them. Afterwards leave that line where it is, because removing it removes your access. The figures begin on the day you do this, so an empty screen on the first evening is no fault of yours.",
      ],
    },
    {
      heading: "Read the words people typed",
      text: [
        "The report called Performance lists searches in which your site came up. Two columns matter. Impressions count how often you were on a page of results that somebody looked at, and clicks count how often they chose you. Sort by impressions and read down the first thirty lines slowly.",
        "You are looking for three things: phrases you never use on the site but should, phrases for work you no longer do, and phrases with many impressions and hardly a click. The last kind means that Google thinks of you but people do not, and very often the title of the page is to blame.",
      ],
    },
    {
      heading: "See which pages are missing",
      text: [
        "Under Pages you find the addresses Google knows and has left out, each with a reason. Do not be alarmed by the number. Old addresses that lead on to new ones belong there, and so do pages you asked it to leave alone.",
        "What deserves a look is any page you earn money with. If your page about boiler servicing stands under “Crawled, currently not indexed”, Google has read it and did not find it worth keeping. That is nearly always a page with too little on it, or one that says the same as its neighbour.",
      ],
    },
    {
      heading: "Turn an hour into three jobs",
      text: [
        "Close the laptop with a list of three, because a list of twenty will be lost by Friday. A good first list has one title to rewrite, one page to extend and one thing to leave alone on purpose.",
        "Then wait. Google reads a small site again in its own time, and comparing this week with last week only measures the weather. Put a note in the diary for six weeks ahead and compare then, with the same weeks of last year if you have them, since most trades have seasons.",
      ],
    },
  ],
  examples: [
    {
      who: "a dog groomer",
      text: "Suppose the list says “hand stripping terrier” with plenty of impressions and no clicks. The service is on the site, as the ninth word of a list. A page of its own, with a photograph of a border terrier before and after and the price, gives that search somewhere to land. The job takes one evening, and the report will show in two months whether it was the right one.",
    },
    {
      who: "a bookkeeper who works alone",
      text: "Imagine that most impressions come from “self assessment deadline”, a question that thousands of pages answer. Chasing it would be a waste. Further down stand eleven impressions for “bookkeeper for builders”, with three clicks. Eleven is a small number and a very good one: these people want her, and a page that speaks to builders could turn a trickle into a client.",
    },
    {
      who: "a café with a function room",
      text: "The café finds that people search for its name together with “parking” and “dogs”. Neither word is anywhere on the website. Two sentences near the opening hours settle both, and no ranking had to change for that. Half of what Search Console teaches is about the questions people have before they come.",
    },
  ],
  mistakes: [
    "Looking every day. Small numbers jump about, and each jump feels like news.",
    "Judging by average position, which mixes searches for your own name with searches for everything else.",
    "Giving the only sign-in to a supplier. Add them as a user and stay the owner yourself.",
    "Asking Google to read every page again by hand, when a sitemap does that without you.",
    "Rewriting a page that already brings customers because its figures could be prettier.",
  ],
  checklist: [
    "The account belongs to the business, and two people can get in",
    "The domain is verified, and the record is noted as “do not delete”",
    "The sitemap’s address has been handed in once",
    "Thirty searches read, three phrases marked",
    "Every page that earns money is indexed",
    "Three jobs written down, with names beside them",
    "A date in six weeks for the next look",
  ],
  questions: [
    {
      question: "Is it the same as Analytics?",
      answer:
        "No. Search Console knows what happened in Google before somebody arrived; analytics programs know what they did afterwards. It sets no cookie on your visitors, so it needs no banner, and for most small sites it answers the more useful half.",
    },
    {
      question: "Why are some searches not shown?",
      answer:
        "Google leaves out searches that so few people made that they might be recognised. The totals still include them, which is why the lines never quite add up to the sum above.",
    },
    {
      question: "Do I have to pay anyone to look at it for me?",
      answer:
        "Not for this. If somebody does SEO for you, ask them to go through the report with you once a quarter, on your own screen and with your own sign-in. A good supplier will be glad to.",
    },
  ],
  closings: [
    "One hour tonight, twenty minutes every other month: more than that is a hobby, and less leaves you guessing. If the list you end up with needs hands rather than eyes, [that is work we do](/seo-services).",
    "Start with the verification, since nothing is counted before it. Everything else can wait for a rainy evening, and by then there will be something to read.",
  ],
};
