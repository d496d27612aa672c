import type { Topic } from "../../topic.ts";

export const describingPictures: Topic = {
  id: "describing-pictures",
  category: "law-and-accessibility",
  titles: [
    "Describing pictures: alternative text that helps",
    "What to write in the alt text box",
    "Pictures for people who can’t see them",
  ],
  subject: "writing alternative texts for pictures",
  summaries: [
    "Every picture has a box for words that are read aloud to people who can’t see it. What to write there, when to leave it empty, and how to practise.",
    "Alt text in plain English: five kinds of picture, what each needs, and a telephone test that tells you whether your description works.",
  ],
  tags: ["Alt Text", "Accessibility", "Images", "Screen Readers"],
  terms:
    "alt alternative text image images picture pictures photographs accessibility accessible screen reader readers describe description blind wcag",
  openings: [
    "Ring a friend and describe the main picture on your homepage in one sentence, so that they know why it is there. You will leave out the sky. You will not say “image of”. What you said is the alternative text, and you may write it down before you hang up.",
    "A woman who is blind visits the site of a bed and breakfast. Her screen reader announces: “image, D S C underscore four four seven one”. Then, “image, D S C underscore four four seven two”. There are nine rooms on the page, and she has learnt nothing about any of them.",
    "Somewhere in your website’s editor, under each picture, is a small field called alt text. It is the cheapest improvement you will ever make for the people who need it, and the only one that consists of a single true sentence.",
  ],
  sections: [
    {
      heading: "Ask why the picture is there",
      text: [
        "The same photograph needs different words on different pages. A picture of a terrier on a groomer’s page about hand stripping is there to show a coat: “Border terrier after hand stripping, the coat short and even, beard left longer”. On the page about the shop it is company: “Molly, the shop’s terrier, asleep on the counter”.",
        "So write the purpose rather than the inventory. If you had to take the picture away and put a sentence in its place, which would it be? That one, minus the words “picture of”, because the software says so already.",
      ],
    },
    {
      heading: "Five kinds, five answers",
      text: [
        "| Kind | What to write |\n| --- | --- |\n| Shows something | What is seen, as far as it matters here |\n| Is a link or button | Where it leads or what it does |\n| Contains words | The words |\n| Is a chart | The point it makes, with the figures in text nearby |\n| Is decoration | Nothing: leave it empty on purpose |",
        "The last is no negligence. A wavy line or a mood picture that adds nothing should be passed over in silence, and an empty alternative text does exactly that. Leaving the field out altogether is something else; then some programs read out the file’s name.",
      ],
    },
    {
      heading: "Keep it to a breath",
      text: [
        "One sentence is nearly always enough. Begin with the most important word, since people skip ahead once they have understood. Name what can be seen, and leave judgements such as “beautiful” to the listener.",
        "Describe people as far as it matters for the page. On a team page give name and role. In a picture of a class it may matter that they are of all ages; that they are smiling rarely does. Don’t guess at anything you do not know about a stranger.",
      ],
    },
    {
      heading: "Check with your ears",
      text: [
        "Every phone has a screen reader. On an iPhone it is VoiceOver, on Android TalkBack. Switch it on, open your site and listen to one page with your eyes closed. Five minutes will change how you write these sentences, as you notice at once what is too long and what is missing.",
        "Then go through the site in rounds: first the pictures that are links, because those are doors without a label; then anything with words in it; then the rest. New pictures get their sentence when they are uploaded. It takes twenty seconds then, and is never done later.",
      ],
    },
  ],
  examples: [
    {
      who: "a bed and breakfast",
      text: "Nine rooms, nine pictures. “Bedroom” would be true of each. Instead: “Room 4: double bed under a sloping ceiling, window to the garden, shower in the corner”. Guests who see well read it too, when the signal is poor and the picture has not arrived. One asked for room 4 because of the garden.",
    },
    {
      who: "a shop for ceramics",
      text: "Online, every bowl is alone on white. “Blue bowl” does for a list, and on the page of the piece it says “Bowl, 18 cm, outside unglazed and sandy, inside a deep blue that runs darker towards the foot”. That is what a hand would have found out in the shop.",
    },
    {
      who: "a physiotherapy practice",
      text: "Exercises are shown in drawings. Their alternative texts give the name, and the steps stand beneath as a list for everyone: lie on your back, bend one knee, count to ten. It turned out that patients who see perfectly well had been guessing at the drawings all along.",
    },
  ],
  mistakes: [
    "Stuffing the box with search words, which is read out in full to somebody who cannot skip it.",
    "Beginning with “image of” or “photo showing”.",
    "Repeating the caption word for word.",
    "Writing the opening hours into a picture and “opening hours” into its text.",
    "Letting a program describe everything and never listening to it.",
  ],
  checklist: [
    "Every picture that is a link says where it leads",
    "Every picture with words has these words as text",
    "The others say why they are there, in one sentence",
    "Decoration has an empty text, on purpose",
    "No file names are read out",
    "One page has been listened to with eyes closed",
    "New pictures get theirs on upload",
  ],
  questions: [
    {
      question: "Does it help with search?",
      answer:
        "Search engines use it to understand a picture, so a true sentence helps there as well. Write it for the listener, and the engine gets what it needs.",
    },
    {
      question: "How long may it be?",
      answer:
        "There is no fixed limit, whatever you may have read. If it takes more than two sentences, the content probably belongs in the page, where everybody can have it.",
    },
    {
      question: "Can we use automatic descriptions?",
      answer:
        "As a first draft. They see a dog; they do not know that it is there because of its coat. The reason is the part that you have to add.",
    },
    {
      question: "Who writes them in a small business?",
      answer:
        "Whoever uploads the picture, because they know why they chose it. Agree on that once, and look through the newest ten every quarter; it takes five minutes and keeps everybody in practice.",
    },
  ],
  closings: [
    "Start with the homepage tonight: perhaps six pictures, two of which want nothing. Ten minutes, and the page speaks.",
    "It is a small courtesy with a long reach. For the other things that keep people out, begin with a page you use every day and [tell us what you find](/contact).",
  ],
};
