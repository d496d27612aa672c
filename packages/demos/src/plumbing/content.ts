export const firm = {
  name: "Ibbotson",
  suffix: "& Daughter",
  trade: "Plumbers and heating engineers, Sheffield",
  phone: "0114 496 0148",
  phoneLink: "tel:+441144960148",
  email: "yard@ibbotson-plumbers.example",
} as const;

export const navigation = [
  { label: "What we do", href: "#plumbing-services" },
  { label: "Find your stop tap", href: "#plumbing-stop-tap" },
  { label: "Prices", href: "#plumbing-prices" },
  { label: "Where we go", href: "#plumbing-area" },
] as const;

export const hero = {
  lines: ["Water where", "you want it.", "Nowhere else."],
  lede: "Leaks stopped, boilers mended, bathrooms fitted. A father, a daughter and two good hands, in Sheffield’s terraces since 1983.",
  action: "Book a visit",
  onCall: "Ruth is on call tonight and answers the phone herself.",
} as const;

export const services = [
  {
    name: "Leaks and bursts",
    text: "We talk you to the stop tap while the van is on its way. Made safe first, mended second, and the ceiling dried properly.",
  },
  {
    name: "Boilers",
    text: "Serviced, mended or swapped. If yours has years left in it we’ll say so, and you’ll see the flue-gas print-out that proves it.",
  },
  {
    name: "Radiators and heating",
    text: "Cold at the bottom is sludge, cold at the top is air. We flush, balance and set every valve, room by room.",
  },
  {
    name: "Bathrooms",
    text: "Pipes, tiles, floor and silicone by the same two people, in nine working days. You keep a working loo all but one of them.",
  },
  {
    name: "Drains and blockages",
    text: "Rods, then water jet, then camera, in that order and only as far as needed. You get the film either way.",
  },
  {
    name: "Kitchens and taps",
    text: "Dripping taps re-seated, new ones fitted, dishwashers plumbed so that they can be pulled out again without a saw.",
  },
] as const;

export const stopTap = {
  title: "Find your stop tap before you need it.",
  lede: "A split main fills a bath in ten minutes. One tap shuts it off, and it is nearly always in one of four places.",
  steps: [
    { name: "Look under the kitchen sink.", text: "Right at the back, low down, behind the bleach." },
    {
      name: "Not there?",
      text: "Try the cellar head, the cupboard under the stairs, then beside the front door.",
    },
    { name: "Turn it clockwise until it stops.", text: "By hand. A wrench will snap a stiff one." },
    {
      name: "Run the cold taps dry, then ring us.",
      text: "Take a photograph of the puddle. It tells us what to load.",
    },
  ],
  note: "Shut it and open it once a year, then turn it back a quarter, so that it never seizes.",
} as const;

export const job = {
  title: "Eleven metres of new main. The roses never knew.",
  place: "Job 6118, a lead service pipe of 1904 in Laburnum Terrace, Meersbrook",
  log: [
    { time: "Mon 7.40", text: "0.6 bar at the kitchen tap. Lead all the way, shared with next door." },
    { time: "Mon 11.15", text: "Two pits, each the size of a doormat. Turf lifted whole and kept wet." },
    { time: "Tue 8.30", text: "Mole sent under path, privet and roses. Blue pipe drawn back in one length." },
    { time: "Tue 15.50", text: "New stop tap, flushed and tested. 3.1 bar, and the lead weighed in." },
  ],
  quote: "I came home from work and asked when you were starting.",
  customer: "Mrs Rahman, at number 31",
} as const;

export const prices = {
  title: "Prices before you ask.",
  rates: [
    { figure: "£0", what: "to come and look", detail: "Weekdays, inside the ring on the map." },
    { figure: "£68", what: "the first hour", detail: "£102 after six, at weekends and on bank holidays." },
    {
      figure: "£17",
      what: "each quarter-hour after",
      detail: "Rounded down. Parts at what we paid, receipt attached.",
    },
  ],
  fixed: [
    { what: "Boiler service, with print-out", price: "£95" },
    { what: "Landlord’s gas safety record", price: "£80" },
    { what: "Tap re-seated and re-washered", price: "£64" },
    { what: "Radiator valve changed, system topped up", price: "£88" },
    { what: "Stop tap replaced", price: "£130" },
    { what: "Blocked sink or bath, cleared", price: "£75" },
  ],
  rota: [
    { day: "Monday", light: "Graham, Ruth", night: "Graham" },
    { day: "Tuesday", light: "Ruth, Sunny", night: "Ruth" },
    { day: "Wednesday", light: "Graham, Sunny", night: "Ruth" },
    { day: "Thursday", light: "Graham, Ruth", night: "Sunny" },
    { day: "Friday", light: "Ruth, Sunny", night: "Graham" },
    { day: "Saturday", light: "Sunny", night: "Ruth" },
    { day: "Sunday", light: "Emergencies", night: "Sunny" },
  ],
} as const;

export const area = {
  title: "Five rivers, three vans.",
  lede: "Sheffield’s valleys decide how fast a van gets anywhere, so we drew our map by them. Inside the first ring we are with you in a quarter of an hour; inside the second, within the half.",
  postcodes: "S1 to S3, S6 to S12, S17 and S18. A little further for people who ask nicely.",
} as const;

export const foot = {
  address: ["3 Cutlers’ Yard", "Heeley", "Sheffield S8 0ZZ"],
  hours: [
    { days: "Monday to Friday", times: "7.30am to 6pm" },
    { days: "Saturday", times: "8am to 1pm" },
    { days: "Nights and Sundays", times: "Emergencies, by phone" },
  ],
  small:
    "Ibbotson & Daughter Ltd. Gas Safe registered: ask any of us for the card. No cookies, no call centre.",
} as const;
