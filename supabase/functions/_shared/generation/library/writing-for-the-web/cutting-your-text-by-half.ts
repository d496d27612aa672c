import type { Topic } from "../../topic.ts";

export const cuttingYourTextByHalf: Topic = {
  id: "cutting-your-text-by-half",
  category: "writing-for-the-web",
  titles: [
    "How to cut your website’s text by half",
    "Shorter, plainer, truer: editing your own website",
    "Five passes with a red pen",
  ],
  subject: "shortening and clearing up your own text",
  summaries: [
    "Nobody complains that a website was too short. Five passes with a red pen, in an order that works, with sentences before and after.",
    "How to edit the text on your own website: what to cut first, which words to distrust, and how to know when to stop.",
  ],
  tags: ["Plain English", "Editing", "Writing for the Web", "Copywriting"],
  terms:
    "writing text copy copywriting words plain english edit editing shorter content style wording sentences clear language",
  openings: [
    "Print out your homepage and read it aloud to somebody who has something else to do. You will hear yourself hurrying over certain sentences. Those are the ones to cut. The voice knows long before the head admits it.",
    "The text on most small websites was written once, on a Sunday, by somebody who was afraid of leaving something out. It shows. Everything is in there, and nothing can be found, rather like a garage after a house move.",
    "Visitors do not read a page; they search it for what they came for, and begin to read where they find it. Each sentence that is not that makes the search longer. Cutting is therefore no loss of information. It is how the information comes to light.",
  ],
  sections: [
    {
      heading: "First pass: throw out the throat-clearing",
      text: [
        "The first paragraph of a page nearly always warms up. “Welcome to our website. We are a family business with a passion for quality.” Delete it and see whether anybody misses it. Usually the second paragraph turns out to be a good beginning, because that is where you started to say something.",
        "Do the same with last paragraphs that repeat. A page may simply stop when it is finished, with the next step in view.",
      ],
    },
    {
      heading: "Second pass: test each claim",
      text: [
        "Underline every adjective of praise: professional, friendly, reliable, high-quality. Ask whether any competitor would claim the opposite. Nobody advertises unreliable scaffolding, so the word says nothing.",
        "Replace it by the fact that made you think of it, or cut it.",
        "- Before: “We offer a fast and reliable service.” After: “Ring before ten and we usually come the same day.”\n- Before: “Our experienced team.” After: “Three joiners; the youngest has been with us for nine years.”\n- Before: “Competitive prices.” After: “From £65 an hour, first half hour free if we can’t help.”",
      ],
    },
    {
      heading: "Third and fourth pass: sentences and words",
      text: [
        "Look for sentences with more than one “and” or “which”, and make two of them. Turn nouns back into verbs: “carry out an inspection of” means “inspect”. Put the person who does something in front of what is done, so that “your details will be processed” becomes “we use your details to answer you”.",
        "Then hunt single words. Really, very, simply, just, bespoke, solutions, leverage, passionate: take each of them out and read the sentence again. It stands up nearly every time. Words of your trade may stay where customers use them too; elsewhere explain them in half a sentence.",
      ],
    },
    {
      heading: "Fifth pass: make it easy to search",
      text: [
        "Now give the page handles. A heading every screen or so that says what is under it, rather than teasing. Lists where you list things. The most wanted fact of each paragraph in its first line. Figures as figures, since “7 days” is found by an eye that slides over “seven days”.",
        "Read only the headings from top to bottom. They should tell the story of the page by themselves. If they read “Our approach, Our values, Our promise”, they are labels on empty boxes.",
      ],
    },
  ],
  examples: [
    {
      who: "a removals firm",
      text: "The page began with four sentences about how stressful moving is, which people who are moving have noticed. It now begins: “Two people and a van, from £240 for a morning. Boxes arrive a week before. Tell us the postcode and the number of stairs.” The other two hundred and eighty words turned out to be about the firm and went to the page about it.",
    },
    {
      who: "a counsellor",
      text: "She feared that short would sound cold. Her old text spoke of “a safe and confidential space in which to explore”. The new one says: “We sit in two armchairs and talk for fifty minutes. What you say stays in the room, with two exceptions that I explain at the start.” It is half as long, and several people have told her that it made them ring.",
    },
    {
      who: "a machine shop",
      text: "Buyers come with a drawing and want to know sizes, materials, tolerances and lead time. These four were spread over nine paragraphs of history. They are a table now, at the top. The history still exists, one link further on, for those who like it.",
    },
  ],
  mistakes: [
    "Cutting while writing, so that nothing is ever finished.",
    "Keeping a sentence because it took so long.",
    "Shortening by leaving out the facts and keeping the adjectives.",
    "Asking six colleagues, each of whom adds a line.",
    "Replacing plain words by grander ones in the belief that it looks professional.",
  ],
  checklist: [
    "The first paragraph says something",
    "No praise without a fact behind it",
    "No sentence that has to be read twice",
    "The headings alone tell the story",
    "Figures are figures",
    "Read aloud once, without hurrying over anything",
    "Somebody outside the trade could explain it back",
  ],
  questions: [
    {
      question: "Don’t search engines prefer long pages?",
      answer:
        "They prefer pages that answer the question. Some questions need a thousand words and others need forty. Padding one to the length of the other helps neither reader nor ranking.",
    },
    {
      question: "How do we sound friendly in few words?",
      answer:
        "By being useful and by saying “you”. Friendliness is telling people where to park; it needs no exclamation marks.",
    },
    {
      question: "Can a program do the shortening?",
      answer:
        "It can suggest. It cannot know which of your sentences are true, so check each fact afterwards and put back the odd phrase that sounded like you.",
    },
    {
      question: "What if there is hardly anything left?",
      answer:
        "Then that was the text. A page with eighty true words, a price and a telephone number is a finished page. If it looks empty, give it a photograph of your work rather than the old sentences back.",
    },
  ],
  closings: [
    "Take one page, print it, and do the five passes with a real pen. An hour, half the words, and for the first time you will like reading it.",
    "When the pen has nothing left to cross out, stop. If you would like a second pair of eyes on the result, [send it to us](/contact).",
  ],
};
