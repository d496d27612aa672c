import type { Topic } from "../../topic.ts";

export const videoWithoutTheWait: Topic = {
  id: "video-without-the-wait",
  category: "website-performance",
  titles: [
    "Video on your website without making everyone wait",
    "Should there be a video on your homepage?",
    "Thirty seconds of film, and what it weighs",
  ],
  subject: "using video without slowing a page down",
  summaries: [
    "A short film can show what words can’t, or keep people from reading anything at all. When video is worth it, how to make it light, and what goes with it.",
    "Background films, embedded players, clips from a phone: what each costs a visitor, and how to put video on a page so that only those who want it pay.",
  ],
  tags: ["Video", "Website Performance", "Page Speed", "Accessibility"],
  terms:
    "video videos film films clip clips youtube vimeo background player autoplay streaming media performance loading speed captions",
  openings: [
    "A cooper hammering a hoop onto a barrel can be shown in twelve seconds and described in no time at all, that is to say, never. Some things have to be seen moving. Most things on a homepage do not, and the clouds drifting behind your slogan belong to the second kind.",
    "Thirty seconds of film can weigh more than every other part of your website together. That is no argument against film. It is an argument for asking who downloads it: everyone who comes for your telephone number, or the few who pressed play.",
    "“Could we have a video at the top?” is the request that slows down more small websites than any other. The answer can be yes. It depends on what the film shows, whether it starts by itself, and what people see who will never wait for it.",
  ],
  sections: [
    {
      heading: "Decide what only film can do",
      text: [
        "Write one sentence: after watching this, somebody knows such and such, which they could not have learnt from a photograph and a line of text. If you can finish it, make the film. How a tool is held, how a dog behaves after training, how a mechanism opens, what a teacher sounds like: these are good endings.",
        "If the sentence ends with “feels”, try a photograph first. A mood takes a fifth of a second to see and many seconds to download, and the people whose mood you would most like to improve are those on a poor connection.",
      ],
    },
    {
      heading: "Show a still, load on a tap",
      text: [
        "The lightest video is one that has not been loaded yet. Put a still from the film on the page, with a play sign and its length, and fetch the player when somebody asks for it. Nothing is lost for those who want to watch; it takes them a second longer.",
        "This also keeps the video platform from learning about everyone who merely came by, which matters for your privacy notice and your cookie banner. Choose the still with care, since nine visitors out of ten will see nothing else, and write below it what the film shows.",
      ],
    },
    {
      heading: "If it must move by itself",
      text: [
        "A loop behind a heading can be right for a place or a craft. Keep it under ten seconds and without sound, let it start after the page can be read, and give it a button to stop. Guidelines for accessibility ask for such a button for anything that moves by itself for more than five seconds, because some people cannot read beside movement.",
        "Respect the setting with which people ask their device for less motion, and send them the still. Do the same on slow connections where you can. A film of this kind should be prepared by somebody who knows about formats; straight from the phone it is ten times as heavy as it needs to be.",
      ],
    },
    {
      heading: "Say it in words as well",
      text: [
        "Most films on phones are watched without sound. Captions that you have read through yourself, as automatic ones get trade words and surnames wrong, make the difference between a film that is understood on the bus and one that isn’t. They are also what deaf visitors need, and what search engines can read.",
        "Under the film, give the gist in three sentences. Whoever cannot watch gets the point, whoever hesitates learns whether it is worth two minutes, and the page still makes sense on the day the platform changes its player.",
      ],
    },
  ],
  examples: [
    {
      who: "a dog trainer",
      text: "She shows one walk on a loose lead, forty seconds, with the dog that used to pull. It stands as a still halfway down the page about lessons. The caption says what to watch: the hand, not the dog. People mention that sentence when they ring, so they must have watched to the end.",
    },
    {
      who: "a steel fabricator",
      text: "The old homepage opened with sparks flying behind the company’s name. The sparks are a photograph now. A film of two minutes is on the page about balustrades, where architects look for it: from drawing to lift, with the tolerances spoken aloud and written in the captions.",
    },
    {
      who: "a hypnotherapist",
      text: "Clients want to know what her voice is like before they book, which is a question only sound can answer. She reads for one minute, to camera, in her usual chair. Under it is the same text to read. Some only read it, and say that seeing the chair was enough.",
    },
  ],
  mistakes: [
    "Starting sound without being asked.",
    "Embedding five players on one page, each of which loads before anybody taps.",
    "Hiding the only explanation of a service inside a film.",
    "Uploading the original file from the phone into the page.",
    "Publishing automatic captions unread.",
    "Filming upright for a wide space, or the reverse.",
  ],
  checklist: [
    "One sentence says what only this film can show",
    "A still with length and play sign; the player loads on a tap",
    "Nothing plays sound by itself",
    "What moves by itself can be stopped",
    "Captions read through by a person",
    "The gist in three sentences below",
  ],
  questions: [
    {
      question: "Should we host the film ourselves?",
      answer:
        "For a short loop, yes, in a file made for the web. For anything of a minute or more a video platform does better, because it adapts the quality to each connection. Load its player only when somebody asks for it.",
    },
    {
      question: "How good does the camera have to be?",
      answer:
        "A recent phone is good enough. Sound is what gives amateurs away: use a small clip-on microphone, stay out of the wind, and film in a room with curtains.",
    },
    {
      question: "Does video help with search?",
      answer:
        "A film can turn up in results of its own if search engines can tell what is in it, so give it a clear title, a description and a page where it is the main thing. It will not lift a weak page by being there.",
    },
  ],
  closings: [
    "Finish the sentence first. If it needs film, twelve seconds may do; if not, you have just saved a day’s shooting and every visitor’s patience.",
    "Look at your page with the film removed. Should nobody miss anything, leave it that way for a month and count the calls.",
  ],
};
