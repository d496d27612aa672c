import type { Topic } from "../../topic.ts";

export const testingOnACheapPhone: Topic = {
  id: "testing-on-a-cheap-phone",
  category: "website-performance",
  titles: [
    "Test your website on a cheap phone",
    "The eighty-pound speed test",
    "Your website on the phone your customers have",
  ],
  subject: "testing a website on an ordinary phone",
  summaries: [
    "Speed scores are made in data centres. Customers are made at bus stops. How to test your own website on a slow phone, and what to do about what you see.",
    "An old phone, a mobile connection and five tasks: a speed test anybody can do, with a table that turns what you noticed into instructions.",
  ],
  tags: ["Mobile", "Website Performance", "Testing", "Page Speed"],
  terms:
    "mobile phone phones test testing speed slow android iphone device devices responsive performance loading experience smartphone",
  openings: [
    "The person who builds a website has a fast computer. The person who approves it has this year’s phone and the office network. The person who needs it has a four-year-old phone with a cracked corner, two bars of signal and a leaking tap. Two of these three have never seen it as it is.",
    "There is a drawer in your house with an old phone in it. Charge it, leave it off the wifi, put in any SIM with a little credit, and you own the most honest testing laboratory a small business can have. It costs nothing and takes no notice of marketing.",
    "Scores out of a hundred are useful and slightly beside the point. No customer has ever left because of a score. They left because they tapped twice and nothing happened, because the page jumped as they were about to ring, or because the form was hidden behind the keyboard.",
  ],
  sections: [
    {
      heading: "Set up the test honestly",
      text: [
        "Use a phone that was cheap some years ago, on mobile data, away from the window of your shop. Clear the browser’s history first, since a page you have visited before comes half out of the phone’s own memory and looks faster than it is.",
        "Do it standing up, outdoors if the weather allows, with one hand. If you have no old phone, borrow one from the most frugal person you know. Simulated slow connections in a computer’s browser are a fair second choice, but they do not simulate a thumb.",
      ],
    },
    {
      heading: "Do five things a customer does",
      text: [
        "Give yourself tasks rather than pages:",
        "1. Find out whether you do a particular job\n2. Find the price, or what it depends on\n3. Ring the number by tapping it\n4. Send the form with a message of two sentences\n5. Find out whether you are open on Saturday",
        "Count the seconds until the first words can be read, and note each moment you wait, mis-tap, zoom or scroll back. Let somebody else hold the stopwatch, or record the screen and watch it afterwards with a cup of tea.",
      ],
    },
    {
      heading: "Read the symptoms",
      text: [
        "| What you saw | What it usually is |\n| --- | --- |\n| White screen for seconds | Slow hosting, or code that must finish first |\n| Words appear, then jump | Pictures or adverts without reserved space |\n| Taps that do nothing | Scripts keeping the phone busy |\n| Pictures build up from the top | Files far larger than the screen |\n| Letters change shape late | A web font loading after the text |",
        "Send this table with your notes to whoever looks after the site. “It is slow” starts an argument; “the price jumped down by three centimetres after four seconds” starts a repair.",
      ],
    },
    {
      heading: "Make it a habit rather than a project",
      text: [
        "Repeat the five tasks after every change to the site, and every quarter even without one. Things creep in: a large photograph uploaded from the phone, a plugin’s update, a new badge. Write the seconds for the first words into a notebook with the date. A row of such numbers on the same phone tells you more than any single score.",
        "Then compare with two competitors, on the same phone and the same day. It is oddly encouraging. Most are slow as well, and being the one that isn’t is an advantage you can feel in your hand.",
      ],
    },
  ],
  examples: [
    {
      who: "an emergency electrician",
      text: "His number stood in a picture at the top, which appeared after seven seconds on the old phone and could not be tapped. Now it is text, in the first line, and works before anything else has loaded. Nothing was redesigned. The rest of the page is as slow as it was, and matters less.",
    },
    {
      who: "a wedding venue",
      text: "The homepage began with a film. On two bars the film never started and left a black rectangle with “Watch our story” on it. A still from the same film took its place, with the capacity, the price from and the next open days below. Couples who want the film find it one tap away.",
    },
    {
      who: "a vet",
      text: "The form asked for the animal’s details before the telephone number came into view. With the keyboard open, the button to send it was off the screen and could not be scrolled to. Nobody had ever reported that. They had rung another practice, presumably, with one hand on a cat.",
    },
  ],
  mistakes: [
    "Testing over wifi because the signal is poor, which is the whole point.",
    "Testing a page you have just looked at.",
    "Asking an expert to do it, who knows where to tap.",
    "Fixing the score and never picking up the phone again.",
    "Blaming the phone.",
  ],
  checklist: [
    "A phone that was cheap, on mobile data, with an empty cache",
    "Five tasks done with one hand, standing",
    "Seconds until the first words, written down with the date",
    "Every jump, dead tap and hidden button noted",
    "The number can be tapped before everything has loaded",
    "The form can be sent with the keyboard open",
    "Next test in the diary",
  ],
  questions: [
    {
      question: "Is PageSpeed Insights not enough?",
      answer:
        "It is a good companion, especially the part that shows figures from real visits, if your site has enough of them. It cannot tell you that the button hides behind the keyboard.",
    },
    {
      question: "How many of our visitors use phones?",
      answer:
        "Your own statistics know, and they vary by trade more than people think. Look there before you believe a general figure from anyone.",
    },
    {
      question: "Should we have a separate mobile site?",
      answer:
        "No. One site that adapts is easier to keep true, and search engines look at the mobile version of it anyway.",
    },
    {
      question: "What if the old phone can no longer open modern websites?",
      answer:
        "Then it is too old to be fair. Take one from three or four years ago that still receives updates. Second-hand shops sell them for little, and it can live in the drawer with the notebook.",
    },
  ],
  closings: [
    "An old phone, a notebook, five tasks. You will know more about your website in half an hour than a report of forty pages would tell you.",
    "When you have your notes, begin with the worst wait on the way to your telephone number. Everything in front of that is in the way of business.",
  ],
};
