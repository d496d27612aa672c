export const firm = {
  name: "Keel Row",
  kind: "Taxis",
  phone: "0191 498 0170",
  phoneLink: "tel:+441914980170",
  email: "office@keelrow-taxis.example",
} as const;

export const navigation = [
  { label: "Fares", href: "#taxi-fares" },
  { label: "Ranks", href: "#taxi-ranks" },
  { label: "The cab", href: "#taxi-cab" },
] as const;

export const hero = {
  lines: ["Home", "& dry"],
  lede: "Forty-six black cabs on the Tyne, out in every weather. Ring, book or put your hand up.",
  action: "Send a cab",
} as const;

export const meter = {
  title: "Tonight’s meter",
  readings: [
    { label: "From", value: "Quayside" },
    { label: "To", value: "Jesmond" },
    { label: "Cab in", value: "4 min" },
    { label: "Fare", value: "£9.40" },
  ],
} as const;

export const fares = {
  title: "What it comes to, before you get in.",
  lede: "Metered at the council’s rate. On these runs we agree the price first, day or night, rain included.",
  runs: [
    { to: "Newcastle Airport", time: "20 min", price: "£26" },
    { to: "Tynemouth", time: "22 min", price: "£27" },
    { to: "The Angel", time: "14 min", price: "£17" },
    { to: "Whitley Bay", time: "26 min", price: "£31" },
    { to: "Durham Cathedral", time: "35 min", price: "£46" },
  ],
} as const;

/** Hours run from 18 (6 pm) to 30 (6 am). */
export const ranks = {
  title: "Where we wait, and until when.",
  from: 18,
  until: 30,
  hours: ["18", "20", "22", "00", "02", "04", "06"],
  places: [
    { name: "Central Station", cabs: 12, spans: [[18, 30]] },
    { name: "Grey Street", cabs: 9, spans: [[20, 28]] },
    {
      name: "Quayside",
      cabs: 8,
      spans: [
        [19, 21],
        [22, 28],
      ],
    },
    { name: "Bigg Market", cabs: 11, spans: [[22, 29]] },
    {
      name: "RVI, main door",
      cabs: 3,
      spans: [
        [18, 22],
        [26, 30],
      ],
    },
  ],
} as const;

export const cab = {
  title: "One cab, made properly.",
  lede: "The turning circle is 8.5 metres because one hotel forecourt in 1906 was that tight. We still use every centimetre.",
  points: [
    { name: "Five seats, two of them backwards", text: "So nobody has to sit on the hump." },
    {
      name: "A ramp in the floor",
      text: "Every cab, not one in ten. Chairs face forward and are strapped in.",
    },
    { name: "A partition that closes", text: "And an intercom with a switch on your side." },
    { name: "Knowledge", text: "Every driver sat the city test. The satnav is for roadworks." },
  ],
} as const;

export const foot = {
  address: "Arch 11, Stockbridge Lane, Newcastle upon Tyne NE1 0ZZ",
  hours: "The phone is answered day and night, every day of the year.",
  small:
    "Keel Row Taxis is a co-operative of owner-drivers. Licensed hackney carriages: plate on the back, badge on the driver.",
} as const;
