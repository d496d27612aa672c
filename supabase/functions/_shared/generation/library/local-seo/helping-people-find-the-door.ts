import type { Topic } from "../../topic.ts";

export const helpingPeopleFindTheDoor: Topic = {
  id: "helping-people-find-the-door",
  category: "local-seo",
  titles: [
    "Helping people find your door: directions that work",
    "Parking, steps and the blue door: a page for first visits",
    "The page that stops people ringing from the car park",
  ],
  subject: "telling people how to find you",
  summaries: [
    "The last hundred metres are the hardest. What to tell first-time visitors about parking, buses, steps and doors, and where on the website to put it.",
    "A postcode is not a set of directions. How to write a short page that brings people to your door relaxed, and what to show on Google’s map.",
  ],
  tags: ["Local SEO", "Directions", "Accessibility", "Google Maps"],
  terms:
    "directions find map maps parking visit visitors access arrive address door entrance bus station travel",
  openings: [
    "“I’m outside, I think.” Every practice, studio and workshop knows that call. The visitor is in the wrong yard with the engine running, flustered and two minutes late, and the appointment begins with an apology. The map brought them to within eighty metres. Nobody had told them about the rest.",
    "Your address seems clear to you because you have used the door for nine years. To a stranger it is a postcode shared by fourteen buildings, two of which have the same number. The last hundred metres decide whether somebody arrives calm, and a few lines of text take care of them.",
    "Before people visit somewhere new they ask small anxious questions. Will I find a space? Is it the door with the bell? Can my father manage the steps? They rarely ask you. They look on the website, and if it says nothing, some of them stay at home.",
  ],
  sections: [
    {
      heading: "Walk it as a stranger",
      text: [
        "Ask somebody who has never been to come to you with nothing but what your website says, and to talk into their phone on the way. Do not help. You will hear where they hesitate: at the barrier, at the unmarked gate, in front of the lift.",
        "Write those places down, for each is a sentence your page needs. Do the same once by bus or train, because whoever comes that way approaches from another side, and the landmark that helped drivers is behind them.",
      ],
    },
    {
      heading: "Write it in the order it happens",
      text: [
        "Directions work when they follow the journey: where to leave the car, which way to walk, what the door looks like, what to do inside. Landmarks beat distances, and colours beat compass points.",
        "> Park in the Corn Exchange car park, two minutes away; the first hour is free. Walk past the chemist and turn left under the arch. We are the blue door at the back of the yard. Ring the lower bell, and come up to the first floor, fourteen steps with a rail.",
        "That is all a person needs, and it takes four lines. Add the postcode for the sat-nav, and say so if the sat-nav is wrong.",
      ],
    },
    {
      heading: "Say what may be difficult",
      text: [
        "Be exact about access. “Limited access” tells nobody anything; “one step of twelve centimetres at the door, then level, toilet on the same floor, door seventy-eight centimetres wide” lets people decide for themselves. If there is another way in, or if you can meet somebody downstairs, say how to arrange it.",
        "The same goes for parking that is tight, a bell that is easily missed and a street that is closed on market days. Nobody is put off by an honest sentence. They are put off by finding out on the pavement.",
      ],
    },
    {
      heading: "Put it where it is needed",
      text: [
        "A short page or section called “Finding us” belongs in the contact page and in every confirmation you send, because people look for it on the way and not when they book. Keep it as text: a picture of a map cannot be enlarged on a phone, read aloud or opened in a navigation app.",
        "On Google, move the pin to the door and not to the middle of the roof, and add photographs of the entrance as seen from the street. For an embedded map, a plain link that opens the visitor’s own map is quicker to load and does not need anyone’s consent.",
      ],
    },
  ],
  examples: [
    {
      who: "a physiotherapist above a shop",
      text: "People with bad knees have to know about stairs before they book, so the page begins with them: nineteen, a rail on the right, a chair on the landing. Under that stands the ground-floor room in the health centre, where she works on Fridays. Several patients a month now choose Friday, and nobody turns round at the bottom of the stairs.",
    },
    {
      who: "a potter who teaches in an old mill",
      text: "Seven businesses share the mill and the postcode. His page says: ignore the main gate, take the second track after the bridge, park on the gravel and not on the grass, follow the smell of the kiln. A photograph shows the door with a hand-painted tile. The evening class has started on time ever since.",
    },
    {
      who: "a children’s nursery",
      text: "Parents arrive with a pushchair and a toddler. What they ask is where the pushchair stays, whether they may stop on the yellow line for two minutes, and which bell is answered. Three sentences in the welcome email answer it, and the same three stand on the website for grandparents.",
    },
  ],
  mistakes: [
    "Leaving it at a postcode that covers half an industrial estate.",
    "Describing the way from the motorway and not from the car park.",
    "Calling a building accessible because it has a lift, with two steps in front.",
    "Showing a photograph of the reception where the front door should be.",
    "Sending the directions in a PDF that nobody can open while driving.",
  ],
  checklist: [
    "Somebody new has walked it and talked us through",
    "Directions by car, on foot and by bus, in the order they happen",
    "Steps, widths and toilets stated in numbers",
    "A photograph of the entrance from the street",
    "Google’s pin stands on the door",
    "The same text is in every booking confirmation",
    "What to do if you are lost: one number that is answered",
  ],
  questions: [
    {
      question: "We work from home and do not want our address online. What then?",
      answer:
        "Say which part of town it is, and send the address with the confirmation. On Google you can hide it and show the area you serve. Whoever sells online has to give a postal address, which need not be the front door.",
    },
    {
      question: "Is an embedded map a good idea?",
      answer:
        "It is heavy, and it tells a third party who visits your page. A link to the map, beside a clear description, does more for people who are already on their way.",
    },
    {
      question: "How long may such a page be?",
      answer:
        "As long as the way is. Four lines for a shop on the high street; half a screen, with headings for each way of travelling, for a unit on an estate.",
    },
  ],
  closings: [
    "Ask a friend to walk it this week. An hour of theirs, a paragraph of yours, and the calls from the car park stop.",
    "When it is written, read it out to somebody who has never been and ask them to draw the way. Where the drawing goes wrong, a sentence is missing.",
  ],
};
