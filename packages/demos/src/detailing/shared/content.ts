export const studio = {
  name: "Meniscus",
  phone: "0117 496 0187",
  email: "bay@meniscus.example",
  address: ["Unit 2, Netham Wharf", "Feeder Road", "Bristol BS2"],
  hours: [
    { days: "Monday to Friday", times: "8am to 6pm" },
    { days: "Saturday", times: "8am to 1pm" },
    { days: "Sunday", times: "Curing. Nobody in." },
  ],
} as const;

export const sections = [
  { href: "#detailing-compare", label: "Under the lamp" },
  { href: "#detailing-depth", label: "Paint, in section" },
  { href: "#detailing-packages", label: "Packages" },
  { href: "#detailing-diary", label: "Two days" },
  { href: "#detailing-find", label: "Find the bay" },
] as const;

export const hero = {
  title: ["Paint you", "could fall into."],
  lead: "Two bays, one car in each. We correct and coat paintwork by hand in Bristol, under sixty-two hexagonal lamps that forgive nothing.",
  action: "Ask for a bay",
  aside: "Next free bay: Thursday week",
} as const;

export const compare = {
  heading: "Same bonnet. Same lamps.",
  lead: "Nine years of supermarket car washes on the left. Eleven hours with us on the right. Drag the line.",
  label: "How much of the picture shows the paint as it arrived",
  before: "As it arrived",
  after: "As it left",
} as const;

export const depth = {
  heading: "There is less of it than you think",
  lead: "Everything between you and the steel is a hair and a half thick. Every polish takes some of it for good, so we measure first, at 120 points, and take as little as will do.",
  hair: "One human hair, 70 µm, to the same scale",
  taken: "What a full correction takes: 3 µm",
  layers: [
    {
      name: "Clear coat",
      microns: 45,
      note: "The only layer we touch. Every scratch you can see is in here.",
      tone: "clear",
    },
    {
      name: "Colour",
      microns: 15,
      note: "Pigment and flake. Reach it, and it is a respray.",
      tone: "colour",
    },
    { name: "Primer", microns: 30, note: "Grey, soft, never meant to meet daylight.", tone: "primer" },
    { name: "E-coat", microns: 20, note: "What keeps the rust out. Cured at 180 °C.", tone: "ecoat" },
    { name: "Steel", microns: 0, note: "Another 700 µm down the page, if we had the paper.", tone: "steel" },
  ],
} as const;

export const packages = {
  heading: "Three finishes",
  lead: "The same rear quarter, photographed in the same second of the same evening, three times over.",
  list: [
    {
      name: "Rinse",
      price: "$99",
      gloss: 78,
      blur: 17,
      time: "Half a day",
      line: "Clean, properly, without adding to the damage.",
      features: [
        "Snow foam and a two-bucket wash",
        "Iron and tar dissolved, not scrubbed",
        "Wheels cleaned to the barrel",
        "Sealant good for three months",
      ],
    },
    {
      name: "Level",
      price: "$199",
      gloss: 89,
      blur: 6,
      time: "One day",
      line: "One machine stage. Most of the haze gone.",
      features: [
        "Everything in Rinse",
        "Clay over every panel",
        "Single-stage polish, about 70% of marks",
        "Glass and trim dressed",
      ],
    },
    {
      name: "Deepen",
      price: "$399",
      gloss: 97,
      blur: 0,
      time: "Two days",
      line: "Corrected, coated, and handed over under the lamps.",
      features: [
        "Everything in Level",
        "Two-stage correction, about 95% of marks",
        "Ceramic coating, three years",
        "The lamp test, with you holding it",
      ],
    },
  ],
} as const;

export const meniscus = {
  heading: "Why we are called that",
  lead: "A meniscus is the edge of a drop, where it decides whether to let go. Measure the angle and you know what the paint is wearing. It is the same drop each time.",
  drops: [
    { angle: 38, surface: "Bare clear coat", note: "Lies flat, dries flat, leaves a ring." },
    { angle: 74, surface: "Carnauba, six weeks old", note: "Pulling itself together." },
    { angle: 112, surface: "Our ceramic", note: "Off at the first roundabout." },
  ],
} as const;

export const diary = {
  heading: "Two days in bay two",
  days: [
    {
      name: "Tuesday",
      entries: [
        { time: "08:10", what: "Keys, coffee, a walk round with the lamp", who: "Jo" },
        { time: "08:40", what: "Snow foam, left to dwell seven minutes", who: "Imran" },
        { time: "10:15", what: "120 paint readings, written on the glass in wax", who: "Jo" },
        { time: "11:30", what: "Taping: every edge, every badge, every washer jet", who: "Both" },
        { time: "13:00", what: "Cutting stage, panel by panel, wool then microfibre", who: "Imran" },
      ],
    },
    {
      name: "Wednesday",
      entries: [
        { time: "08:00", what: "Lamps on, jazz off. Refining stage", who: "Jo" },
        { time: "12:20", what: "Panel wipe: the oils hide things", who: "Imran" },
        { time: "13:10", what: "Ceramic, forty centimetres square at a time", who: "Jo" },
        { time: "16:00", what: "Infrared, nine minutes a panel", who: "Imran" },
        { time: "17:30", what: "You, with the lamp", who: "You" },
      ],
    },
  ],
} as const;

export const guarantee = {
  label: "Satisfaction guarantee",
  heading: "You hold the lamp.",
  lead: "At handover we give you the inspection lamp and go and put the kettle on. Take as long as you like.",
  promises: [
    "Find a mark we said we would take out, and we do the panel again while you wait.",
    "Find it a second time, and that panel costs you nothing.",
    "Still not happy inside thirty days, and you have all of your money back.",
  ],
  signed: "Jo Pascoe and Imran Qureshi, who did the polishing",
} as const;
