import type { Topic } from "../../topic.ts";

export const typeAndColourPeopleCanRead: Topic = {
  id: "type-and-colour-people-can-read",
  category: "web-design",
  titles: [
    "Type and colour that people can read in the sun",
    "Readable first: type sizes, line lengths and contrast",
    "Your website, at arm’s length, on a bright day",
  ],
  subject: "choosing type and colours that are easy to read",
  summaries: [
    "Pale grey on white looks elegant on a designer’s screen. Six decisions about type and colour that let everybody else read your website as well.",
    "Size, line length, contrast, and what a brand colour can and cannot do: a plain guide to a website people can read outdoors and in a hurry.",
  ],
  tags: ["Typography", "Web Design", "Contrast", "Accessibility"],
  terms:
    "type typography font fonts colour colours color contrast readable readability text size brand branding design look legible accessibility",
  openings: [
    "Take your phone outside at noon, hold it at arm’s length and read your own homepage. That is how it is read at bus stops, on scaffolding and in car parks. If you have to shade the screen with a hand, so does everyone else, and they have less reason to bother.",
    "Most arguments about how a website looks are about taste, and cannot be won. Whether it can be read is another matter. That can be measured with tools that cost nothing, and nearly every site has a place where the measurement is embarrassing.",
    "At forty-five the eye begins to prefer larger letters, and a good share of people with money to spend are older than that. Small pale type is a way of asking them to leave. They will not tell you why they went; many don’t know themselves.",
  ],
  sections: [
    {
      heading: "Start with the size of the text",
      text: [
        "Set the body text so that it is comfortable on a phone held normally, which with most typefaces means sixteen to nineteen pixels. Then leave it alone: captions and small print may be a step smaller, and nothing should be two.",
        "Let people enlarge it. A page that falls apart when somebody doubles the size in their browser, or that forbids zooming, locks out exactly those who wanted to read it. Try it on your own site with two fingers before you read on.",
      ],
    },
    {
      heading: "Give lines a length and some air",
      text: [
        "The eye loses its way on long lines. Between forty-five and seventy-five characters is comfortable; on a wide screen that means leaving space at the sides unused, which feels wasteful and is not. The distance between lines should be about half as much again as the letters are high.",
        "Left-aligned text with a ragged edge is easier than justified text, whose gaps wander down the page like rivers. Centred text suits a heading of five words. In a paragraph it makes every line begin somewhere else.",
      ],
    },
    {
      heading: "Measure contrast instead of guessing",
      text: [
        "The accessibility guidelines, WCAG, ask for a ratio of at least 4.5 to 1 between text and what lies behind it, and of 3 to 1 for large text and for the outlines of fields and buttons. Browsers show the figure in their developer tools, and free checkers on the web do the same for any two colours.",
        "The usual offenders are grey notes, white words on a photograph, and hint text in forms. Darkening a grey by two steps rarely hurts a design. Words on a photograph want a plain surface under them, since the picture will be replaced one day by somebody who does not know.",
      ],
    },
    {
      heading: "Give each colour one job",
      text: [
        "A brand colour is strong because it is rare. If it marks what can be pressed, use it for that and for nothing else; then a visitor learns within one page what to press. Headings, boxes and decorations can do without it.",
        "Colour alone must never carry a message. About one man in twelve sees red and green differently, so an error needs a word or a sign next to its red, and a link in a paragraph needs its underline. Look at the page in grey once: whatever disappears was relying on colour.",
      ],
    },
  ],
  examples: [
    {
      who: "a jeweller with a delicate logo",
      text: "The thin gold lettering of the sign is beautiful over the door and cannot be read on white at all. On the website the gold stays in the logo and in a fine line above the headings. The text is a warm near-black. Nobody has said that it looks less precious, and customers in their sixties have stopped ringing for the opening hours.",
    },
    {
      who: "a skip-hire firm",
      text: "Its yellow is known in the whole valley. White words on it measure far below the mark, while black ones measure splendidly. So the buttons are now yellow with black words, as on the skips themselves. The drivers, who order on site in the sun, were the first to notice.",
    },
    {
      who: "a choir",
      text: "Programme, dates and places stood in a decorative face that imitated handwriting. It remains for the name of the choir. Everything a singer or a listener has to act on is set in a plain face with clear figures, because a seven that looks like a one sends people to the wrong church at the wrong hour.",
    },
  ],
  mistakes: [
    "Choosing colours on a good monitor in a dark room.",
    "Setting whole paragraphs in capitals or in italics.",
    "Using five typefaces where two sizes of one would do.",
    "Putting the hint inside the field in the palest grey of all.",
    "Marking links with a colour that differs only slightly from the text.",
  ],
  checklist: [
    "Body text is comfortable at arm’s length",
    "The page holds together at twice the size",
    "Lines have at most about seventy-five characters",
    "All text reaches 4.5 to 1, large text 3 to 1",
    "One colour marks what can be pressed",
    "Nothing is said by colour alone",
    "Two typefaces at most, with clear figures",
  ],
  questions: [
    {
      question: "Do we have to give up our brand colour?",
      answer:
        "Hardly ever. It may be too light for text and still be right for surfaces, lines and large shapes. A darker relative of it can do the reading work.",
    },
    {
      question: "What about dark mode?",
      answer:
        "If your site offers one, measure it as well. Pure white on pure black glares for many people, so step both back a little.",
    },
    {
      question: "Is there a law about it?",
      answer:
        "The Equality Act asks service providers to make reasonable adjustments, and readable text is about the most reasonable there is. The guidelines named above are what people usually measure by.",
    },
  ],
  closings: [
    "Read your own site outdoors at noon, then measure the three palest texts you can find. That is an hour, and it will help more visitors than a new logo.",
    "Good type is like good plumbing: it is noticed on the day it fails. If yours does, [we are happy to have a look](/contact).",
  ],
};
