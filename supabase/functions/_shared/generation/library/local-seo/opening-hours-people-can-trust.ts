import type { Topic } from "../../topic.ts";

export const openingHoursPeopleCanTrust: Topic = {
  id: "opening-hours-people-can-trust",
  category: "local-seo",
  titles: [
    "Opening hours people can trust, everywhere they look",
    "Are you open? Keeping your hours right in six places",
    "The smallest local SEO job: true opening hours",
  ],
  subject: "keeping your opening hours right everywhere",
  summaries: [
    "A locked door at ten past four costs more than a lost sale. Where your hours stand, how they drift apart, and a ten-minute routine that keeps them true.",
    "Hours on the website, on Google, on the door: how a small business keeps them the same, with bank holidays, lunch breaks and by-appointment days.",
  ],
  tags: ["Opening Hours", "Local SEO", "Google Business Profile", "Maintenance"],
  terms: "opening hours times open closed holiday holidays bank christmas easter profile local visit",
  openings: [
    "A woman drives twenty minutes to a picture framer because her phone says “open until five”. It is ten past four on a Wednesday and the door is locked, as it has been on every Wednesday since spring. She does not ring. She leaves a single star, and nobody can say that she is wrong.",
    "Of everything a search engine knows about you, the opening hours are read most and looked after least. They stand in half a dozen places, put there by half a dozen people, and each of those places is certain. Making them agree is an hour’s work that keeps its value for years.",
    "People do not read opening hours; they ask a question of them. Can I come now? Can I come after work? Are you there on the bank holiday? Hours that answer these three, and tell the truth, bring in more visits than many a clever campaign.",
  ],
  sections: [
    {
      heading: "Find all the places where they stand",
      text: [
        "Begin with your own: website, shop door, voicemail, email signature, the card in the window of the post office. Then the ones others show: Google, Apple’s maps, Bing, Facebook, the booking system, the town’s business directory, the sat-nav that got them from somewhere in 2018.",
        "Search for your business name and the word “hours”, and look at the first two pages of results from a phone that is not signed in. Write each place on a list with the hours it shows and who can change them. That list is the real work, since nobody ever needs to make it twice.",
      ],
    },
    {
      heading: "Decide what “open” means",
      text: [
        "For a shop it is simple. For a workshop, a mobile service or a practice it is not: there are hours when the door is open, hours when the telephone is answered, and hours when work is done. Visitors mean the first, callers the second, and you are tempted to publish the third.",
        "Publish the hours in which somebody who turns up, or rings, is looked after. If you close for lunch, say so; a gap from one to two is accepted by everyone who knew of it. By appointment only is an honest answer too, provided that the way to get an appointment stands next to it.",
      ],
    },
    {
      heading: "Treat special days as part of the job",
      text: [
        "Google asks for special hours and shows them with a note that they were confirmed. On days when they were not, it warns people that the hours might differ, which is enough to send them elsewhere. England, Scotland and Northern Ireland do not even share all of their bank holidays, so no machine can guess for you.",
        "Sit down once in January with the year’s list from [gov.uk](https://www.gov.uk/bank-holidays). Enter every bank holiday, your own fortnight in August and the afternoon of the town fair. Closed days matter most, yet an unexpected “open” on a Monday holiday brings people in as well.",
      ],
    },
    {
      heading: "Make one place the truth",
      text: [
        "Keep the hours on one page of your website, in text rather than in a picture, and let every other place agree with that page. Text can be read aloud, translated, copied and found. It can also be described to search engines with a few lines of structured data, which your web people will know how to add.",
        "When something changes, change the website first, then go down the list. Ten minutes, in the same order each time. Whoever does it writes the date on the list, and on the first of each quarter somebody reads through it even though nothing has changed.",
      ],
    },
  ],
  examples: [
    {
      who: "a picture framer",
      text: "He works alone and closes when he delivers. On the page it now says: open Tuesday, Thursday and Friday from ten to five and on Saturday until one; Wednesday by appointment, text this number. It looks like less, and fewer people stand in front of a locked door. Those who would come on a Wednesday send a text.",
    },
    {
      who: "a farm shop",
      text: "Summer and winter hours swap with the clocks, and every year somebody forgets the sat-nav. They now put the next change at the top of the page two weeks before it happens, with the date. Google gets the new regular hours on the Sunday morning, together with the clock in the kitchen.",
    },
    {
      who: "a dental practice",
      text: "The practice answers the telephone from eight and treats patients from half past. Both stand on the page, in two short lines with a label each. Underneath is what to do when a tooth hurts at night. The receptionist says that the calls at five to eight, which nobody could answer, have stopped.",
    },
  ],
  mistakes: [
    "Putting the hours into a photograph of the door.",
    "Writing “until late”, which means something different to everybody.",
    "Showing round-the-clock hours because a machine takes messages at night.",
    "Changing Google and forgetting the website, so that the two argue.",
    "Letting a supplier hold the only sign-in to the profile.",
    "Leaving last year’s Christmas notice on the homepage until March.",
  ],
  checklist: [
    "A list of every place that shows our hours, and who can change it",
    "The hours on the website are text, on one page",
    "Lunch breaks and by-appointment days are spelt out",
    "All bank holidays of the year are entered",
    "Voicemail and door say the same as Google",
    "A reminder on the first of each quarter",
  ],
  questions: [
    {
      question: "Do hours affect ranking?",
      answer:
        "Google may prefer places that are open at the moment of the search. That is a reason to state all the hours you keep, and no reason to invent any: a visit to a locked door becomes a review.",
    },
    {
      question: "We are open when we are open. What should we write?",
      answer:
        "Two things you can promise: the hours when somebody will certainly be there, even if they are few, and a number that says whether you are there now.",
    },
    {
      question: "Somebody has changed our hours on Google. Can they?",
      answer:
        "Anyone can suggest a change, and Google sometimes accepts it. Sign in to the profile now and then, and look for edits you did not make.",
    },
  ],
  closings: [
    "Read your own hours tonight in three places: Google, your website, the door. If they agree you are ahead of most of your street.",
    "It is unglamorous work, and it is the rare kind that every single visitor benefits from. An hour for the list, ten minutes a change, and no more wasted journeys.",
  ],
};
