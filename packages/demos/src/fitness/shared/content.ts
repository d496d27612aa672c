export const club = {
  name: "Heft",
  descriptor: "Strength club, Sheffield",
  phone: "0114 496 0142",
  email: "floor@heft.example",
  address: ["Arches 7 to 9", "Sorby Yard, off the Wicker", "Sheffield S3"],
  hours: [
    { days: "Monday to Friday", times: "6am to 9pm" },
    { days: "Saturday", times: "8am to 2pm" },
    { days: "Sunday", times: "9am to 1pm" },
  ],
} as const;

export const sections = [
  { href: "#fitness-lift", label: "The lift" },
  { href: "#fitness-weeks", label: "Twelve weeks" },
  { href: "#fitness-timetable", label: "Timetable" },
  { href: "#fitness-membership", label: "Membership" },
  { href: "#fitness-floor", label: "The floor" },
  { href: "#fitness-find", label: "Find us" },
] as const;

export const hero = {
  lines: ["Pick", "it up."],
  lead: "A barbell club under three railway arches. We teach people who have never touched one, and people who can’t leave it alone.",
  action: "Book a first session",
  note: "First session free. Flat shoes, and something you can squat in.",
} as const;

export const lift = {
  heading: "Four positions. That’s the whole lift.",
  lead: "Everyone starts with the deadlift, because everyone already does it: shopping, toddlers, the good end of a sofa. We slow it down until you can feel each part.",
  positions: [
    { name: "Set", cue: "Bar over the middle of the foot. Arms long. Breathe into your belt." },
    { name: "Push", cue: "The floor goes away from you. Hips and shoulders rise as one." },
    { name: "Pass", cue: "Knees back, bar close. It should brush your leggings." },
    { name: "Stand", cue: "Glutes, tall, done. No leaning back for the gallery." },
  ],
} as const;

export const weeks = {
  heading: "Twelve weeks, one bar",
  lead: "The middle lifter of our last beginners’ intake: a school librarian of 46 who had never set foot in a gym. Every plate drawn to scale.",
  stages: [
    { week: 1, kg: 20, note: "The empty bar. Forty slow ones." },
    { week: 3, kg: 40, note: "First plates. A large Labrador." },
    { week: 5, kg: 60, note: "Two bags of cement and a cat." },
    { week: 8, kg: 85, note: "The fridge, with the door shelves full." },
    { week: 12, kg: 112.5, note: "Test day. A giant panda, on the small side." },
  ],
} as const;

export const membership = {
  heading: "Load what you can carry",
  lead: "Monthly, no joining fee, pause whenever life gets heavy.",
  plans: [
    {
      name: "Basic",
      price: "$29",
      tone: "outline",
      popular: false,
      line: "The floor to yourself, more or less.",
      features: [
        "Open floor, weekdays 10am to 4pm",
        "Two Foundations sessions to begin",
        "Chalk, showers and the kettle",
      ],
    },
    {
      name: "Pro",
      price: "$49",
      tone: "lime",
      popular: true,
      line: "What nearly everyone ends up on.",
      features: [
        "Every coached class on the timetable",
        "Open floor, all hours",
        "A programme rewritten each month",
        "Film a lift, get notes within two days",
      ],
    },
    {
      name: "Elite",
      price: "$99",
      tone: "chalk",
      popular: false,
      line: "For a number you’ve written down somewhere.",
      features: [
        "All of Pro",
        "One hour a week with your own coach",
        "Meet-day handling, attempts and flapjack",
      ],
    },
  ],
} as const;

export const floor = {
  heading: "Three arches, no mirrors",
  lead: "Four hundred and ten square metres of rubber, brick and daylight from the yard end. Trains every nine minutes; you stop hearing them by week two.",
  caption: "The measure is six metres. The dashed side rolls up, and is up whenever it isn’t sleeting.",
  areas: [
    {
      mark: "A",
      name: "Platforms",
      detail: "Four, ash on rubber, each with its own bar and bumpers to 210 kg.",
    },
    {
      mark: "B",
      name: "Racks and benches",
      detail: "Six racks, four benches, two bars made for smaller hands.",
    },
    {
      mark: "C",
      name: "Strongman yard",
      detail: "Logs, a yoke, five stones from 40 to 130 kg, eighteen metres of turf.",
    },
    {
      mark: "D",
      name: "The back rooms",
      detail: "Showers, lockers, a crèche corner and a kettle that never rests.",
    },
  ],
} as const;

export const closing = {
  lines: ["Put it", "down."],
  note: "Gently after eight: Mrs Haddad lives upstairs.",
} as const;
