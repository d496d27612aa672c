import type { Topic } from "../../topic.ts";

export const showingFinishedWork: Topic = {
  id: "showing-finished-work",
  category: "web-design",
  titles: [
    "Showing finished work so that it wins the next job",
    "From gallery to case study: your work, told properly",
    "Twelve photographs say less than one job explained",
  ],
  subject: "presenting finished work on a website",
  summaries: [
    "A wall of pictures shows that you were busy. One job told from the first call to the last screw shows how you work. A pattern with five short paragraphs.",
    "How to turn finished jobs into short stories that convince: what to photograph, what to write, what to ask the customer, and how many you need.",
  ],
  tags: ["Portfolio", "Web Design", "Case Studies", "Photographs"],
  terms:
    "portfolio gallery projects project case study studies work examples photos photographs before showcase testimonials design jobs",
  openings: [
    "A gallery of forty photographs without a word under any of them is a strange thing to show a customer. They see forty bathrooms. They cannot tell which cost four thousand and which forty, how long theirs would be without water, or whether you sweep up.",
    "People who look at your past work are not judging the work. They assume you can do it. They are looking for somebody like themselves, with the same awkward stairs, the same budget and the same fear of dust, and they want to know how it went.",
    "The strongest page of a small business is often one that does not exist yet: the story of a single job. It takes half an hour to write if you do it in the week you finish, and is nearly impossible a year later, when nobody remembers what was behind the plaster.",
  ],
  sections: [
    {
      heading: "Pick jobs that resemble the next one",
      text: [
        "Show the work you want more of, which may differ from the work you are proudest of. The listed manor was a pleasure; the terraced house in the next street is what nine callers out of ten live in.",
        "Three or four jobs are enough if they differ: a small one, a usual one, one with a difficulty. Somebody with a tiny bathroom should find a tiny bathroom. When a new job is better than an old one of the same kind, swap them rather than adding to the pile.",
      ],
    },
    {
      heading: "Tell it in five short paragraphs",
      text: [
        "The order of events is the order of the story:",
        "1. Who asked, and for what, in their words\n2. What you found when you looked\n3. What you proposed, and what you advised against\n4. What went differently from the plan\n5. What it was like at the end, with price range and duration",
        "The fourth paragraph is the one people remember. Every job has a surprise, and a business that can say “the joists were gone, so we stopped and rang” is one they would trust with theirs.",
      ],
    },
    {
      heading: "Photograph for the story",
      text: [
        "Take the same view before, halfway and after, from the same spot and at the same height. Put a mark on the floor with tape if you have to. Halfway pictures are the most convincing, as they show care where nobody would look later.",
        "Then go close for one detail: the mitre, the seam, the sauce. Light from a window beats any flash. Six pictures tell a job; the other sixty may stay on the phone. Write a caption for each that says what is seen, because captions are read by people who skip everything else.",
      ],
    },
    {
      heading: "Let the customer say one thing",
      text: [
        "Ask two questions a fortnight after the job: what were you worried about beforehand, and what would you tell a neighbour? The answers come in sentences no copywriter would invent, and you may use them word for word with permission.",
        "Permission covers the photographs as well. Ask in writing, say where they will appear, and leave out house numbers, faces and anything that shows a burglar the way in. A first name and a district are plenty. If somebody says no, thank them and choose another job.",
      ],
    },
  ],
  examples: [
    {
      who: "a bathroom fitter",
      text: "He shows a room of two metres by one and a half, in a house with one toilet. The story says that the family stayed throughout, because the pan was back in place every evening but one. It names the range, six to eight thousand pounds with tiles, and eleven working days. Callers now begin with “we have one like the small one”.",
    },
    {
      who: "a copywriter for charities",
      text: "There is nothing to photograph, so she shows a paragraph before and after, with the reason for every change in the margin. The charity allowed her to say that the leaflet went from eight pages to two. Her visitors learn more from those twenty lines than from a list of clients.",
    },
    {
      who: "a landscape gardener",
      text: "Gardens look poor on the day they are finished. He comes back after a year, with the customer’s leave, and takes the picture then. The story has three dates: planting, first summer, second summer. It also says which shrub died and what replaced it, and that sentence has won him two jobs on clay soil.",
    },
  ],
  mistakes: [
    "Showing only the most expensive work, so that ordinary customers feel out of place.",
    "Using a maker’s pictures, which the competitor down the road uses too.",
    "Writing “another happy customer” under everything.",
    "Making people swipe through a slideshow to see whether anything concerns them.",
    "Letting the newest job be four years old.",
  ],
  checklist: [
    "Three or four jobs of different sizes",
    "Each has a beginning, a surprise and an end",
    "A price range and a duration, if you can name them",
    "Six pictures with captions, before, halfway and after",
    "One sentence from the customer, used with permission",
    "A link to the service it belongs to",
    "A note in the diary to photograph the next one",
  ],
  questions: [
    {
      question: "What if the customer wants no prices shown?",
      answer:
        "Give a range for jobs of that kind instead, and say so: rooms like this one usually cost between such and such. It tells readers what they need without opening anybody’s books.",
    },
    {
      question: "Our work is confidential. Is there any way?",
      answer:
        "Describe the kind of client, the difficulty and what you did, and leave out whatever could identify them. Show it to the client first. Many agree to more than you would have dared to ask.",
    },
    {
      question: "How long should a story be?",
      answer:
        "Three hundred words and six pictures suit most jobs. If it needs more, the surprise was a large one and deserves it.",
    },
  ],
  closings: [
    "The next job you finish, take the three pictures from the same spot and ask the two questions. That is all the preparation there is; the story writes itself the same evening.",
    "One job told well is a better page than the gallery it replaces. To see how we set out ours, have a look at [the portfolio](/portfolio).",
  ],
};
