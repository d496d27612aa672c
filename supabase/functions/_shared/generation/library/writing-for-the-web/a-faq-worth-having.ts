import type { Topic } from "../../topic.ts";

export const aFaqWorthHaving: Topic = {
  id: "a-faq-worth-having",
  category: "writing-for-the-web",
  titles: [
    "A page of questions worth having",
    "Frequently asked questions that were really asked",
    "How to write a FAQ that saves you phone calls",
  ],
  subject: "writing a page of questions and answers",
  summaries: [
    "Most FAQ pages answer what the owner would like to be asked. How to collect the real questions, answer them in two sentences and put them where they help.",
    "A good page of questions saves telephone calls and wins customers who never ring. Where to find the questions, how to answer, and how to keep it true.",
  ],
  tags: ["FAQ", "Writing for the Web", "Customer Service", "Content"],
  terms: "faq faqs questions question answers answer frequently asked help support customers content writing",
  openings: [
    "“Why should I choose you?” has never been frequently asked by anyone. “Do I have to be in when you come?” is asked every day, by telephone, at the price of four minutes. Only one of the two stands on the website.",
    "A page of questions has a bad name because it is where left-over sentences go. Done properly it is the hardest-working page of a small business: it answers at midnight, it never sighs, and it puts into words what shy customers would not ask at all.",
    "Your telephone is a survey that never ends. Each call contains the question that your website failed to answer. Write them down for a fortnight, and you have the contents of the best page you will publish this year.",
  ],
  sections: [
    {
      heading: "Collect for a fortnight",
      text: [
        "Put a sheet next to the telephone and another at the counter. Everybody writes down each question in the customer’s words, with a stroke for every repetition. Go through sent mail as well: whenever you have typed the same answer twice, there is a question.",
        "Do not tidy up the wording. “Does it smell?” is better than “What about odour emissions?”, since that is how the next person thinks of it, and how they type it into a search box.",
      ],
    },
    {
      heading: "Answer in the first sentence",
      text: [
        "Begin with yes, no, a number or a day. Reasons may follow. People scan for the answer and read the explanation only if they dislike it.",
        "> **Do I have to be in?** No, if we can get to the outside tap and the side gate is open. We send a photograph when we have finished. For the first visit we do like to meet you.",
        "Two to four sentences are right. If an answer grows beyond six, it wants to be a page, and the question here should lead to it in one line. If it depends, say on what, and give the two commonest cases.",
      ],
    },
    {
      heading: "Ask the awkward ones yourself",
      text: [
        "What happens if it goes wrong? Can I get my money back? Why are you dearer than the other firm? Whoever doesn’t ask these is thinking them. Answering them unasked shows that you have nothing to fear, and it is read with more attention than everything else on the page.",
        "Stay factual. “We are dearer because we take the old one away and come back after a year” is an answer. “You get what you pay for” is a proverb, and a slightly rude one.",
      ],
    },
    {
      heading: "Put them where they come up",
      text: [
        "A page of its own is good for browsing. Better still, each question also stands where it arises: parking beside the address, deposits beside the price, allergies beside the menu. Somebody who is about to book should not have to leave for another page to find out whether they can cancel.",
        "Group a long page by the stage people are at: before, during, after. Headings that fold open are handy on a phone, provided they can be worked by keyboard and the text is really in the page, so that searching within it finds the word.",
      ],
    },
  ],
  examples: [
    {
      who: "a carpet cleaner",
      text: "The sheet showed “how long until I can walk on it?” nineteen times in two weeks. It is now the first line of the page: four hours with the windows open, overnight in winter. Callers still ask, but they now ask about a day. A second question, about cats, brought to light a product that the firm had stopped using and never said so.",
    },
    {
      who: "a tutor for maths and physics",
      text: "Parents ask about results, and pupils ask whether it will be embarrassing. Only the parents’ questions had been on the page. She added three for the pupils, in their words, and the first lesson is less silent since. One of them had learnt the answer by heart.",
    },
    {
      who: "a holiday cottage",
      text: "The owners answer the same eleven messages every Friday: key, heating, wood, dogs, towels. These went into one page that guests get with the confirmation and that anyone may read beforehand. Bookings from families with dogs went up, though the cottage had always taken dogs.",
    },
  ],
  mistakes: [
    "Inventing questions to slip in praise.",
    "Answering “please contact us for details”, which sends people back to the queue.",
    "Keeping an answer about a rule that has changed.",
    "Writing in the voice of a contract.",
    "Hiding the price in answer fourteen.",
  ],
  checklist: [
    "Two weeks of questions, in the words they were asked",
    "The first sentence of each answer answers it",
    "Three awkward questions are on the page",
    "Each question also stands where it comes up",
    "Grouped by before, during and after",
    "A name and a date for reading it through every quarter",
    "Whoever answers the telephone has read it too",
  ],
  questions: [
    {
      question: "How many questions are right?",
      answer:
        "As many as were asked more than twice. For most businesses that is between ten and twenty-five. Beyond that, look for answers that deserve a page.",
    },
    {
      question: "Will Google show our questions in its results?",
      answer:
        "Search engines have shown and removed such features before, so don’t write for them. Clear questions with clear answers are found either way, because people type the former and want the latter.",
    },
    {
      question: "Should a chatbot answer instead?",
      answer:
        "It would need the same true answers to work from. Write the page first; then you can judge whether anything is left for a bot to do.",
    },
    {
      question: "What if an answer would put people off?",
      answer:
        "Then it puts off those for whom you are the wrong business, and saves both sides a visit. The others trust the rest of the page more. An answer that nobody likes, stated plainly and with its reason, does less harm than the same news on the doorstep.",
    },
  ],
  closings: [
    "Put the sheet next to the telephone tomorrow morning. In two weeks you have the page, and in three the calls get shorter. [Ours, for comparison](/faq).",
    "The best sign of success is a caller who begins with “I’ve read that you …”. From there on you are talking about the job.",
  ],
};
