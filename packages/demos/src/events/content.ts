export const planner = {
  name: "Thrale & Daughter",
  address: ["The Old Granary, Quay Street", "Woodbridge, Suffolk", "IP12 1KM"],
  phone: "01632 960283",
  email: "judith@thraleanddaughter.example",
} as const;

export const links = [
  { href: "#events-packages", label: "Packages" },
  { href: "#events-day", label: "The day" },
  { href: "#events-almanac", label: "In flower" },
  { href: "#events-register", label: "Register" },
] as const;

export const packages = [
  {
    id: "card",
    name: "The Card",
    price: "$3,999",
    line: "You have planned it. We make it happen.",
    items: [
      "Handed to us eight weeks before",
      "Every supplier rung, every time agreed",
      "The running order, to the minute",
      "Both of us on the day, first van to last taxi",
    ],
  },
  {
    id: "envelope",
    name: "Card & Envelope",
    price: "$7,999",
    line: "You have a place and a date. We find the rest.",
    items: [
      "Everything in The Card",
      "Flowers, food, music, dress hire, a marquee",
      "Three quotes for each, and our honest favourite",
      "Two visits with you, one of them to eat",
      "The register office and its forms",
    ],
  },
  {
    id: "suite",
    name: "The Whole Suite",
    price: "$15,999",
    line: "You have each other. That is plenty.",
    items: [
      "Everything in Card & Envelope",
      "Six places seen for you, filmed plainly, rain and all",
      "Flights met, aunts housed, kilts fitted",
      "Invitations drawn, printed and posted from Suffolk",
      "The supper the night before, the walk the day after",
      "Judith, by telephone, at your bedtime",
    ],
  },
] as const;

export const day = [
  { time: "6.10", title: "Gates", text: "Ottilie walks the ground in boots and moves one sign." },
  { time: "7.45", title: "Flowers", text: "Cut at first light, four miles off. Buckets in the shade." },
  { time: "11.30", title: "Pins", text: "Buttonholes, a spare of each, and a needle already threaded." },
  {
    time: "2.00",
    title: "Vows",
    text: "Phones in the basket. Two readings, one short. Bells if we have them.",
  },
  {
    time: "4.30",
    title: "Supper",
    text: "One long table, a hundred and four chairs, no seat behind a pillar.",
  },
  { time: "9.15", title: "Band", text: "Strip the Willow is called, not shouted. Grandmothers first." },
  { time: "12.50", title: "Taxis", text: "Bacon rolls at the gate. The top tier is in your fridge." },
] as const;

/** Plants found within twenty miles; `first` and `last` are month numbers (January is 1). */
export const blooms = [
  {
    id: "anemone",
    name: "Anemone",
    latin: "A. coronaria",
    first: 2,
    last: 5,
    months: "February to May",
    note: "Out of the cold frame",
  },
  {
    id: "hawthorn",
    name: "Hawthorn",
    latin: "Crataegus",
    first: 5,
    last: 6,
    months: "May, June",
    note: "Never indoors, says Judith",
  },
  {
    id: "parsley",
    name: "Cow parsley",
    latin: "Anthriscus",
    first: 5,
    last: 7,
    months: "May to July",
    note: "Free, from the verge, with leave",
  },
  {
    id: "rose",
    name: "Garden rose",
    latin: "Rosa",
    first: 6,
    last: 10,
    months: "June to October",
    note: "Forty bushes behind the granary",
  },
  {
    id: "fern",
    name: "Male fern",
    latin: "Dryopteris",
    first: 4,
    last: 11,
    months: "April to November",
    note: "The best green there is",
  },
  {
    id: "ivy",
    name: "Ivy in berry",
    latin: "Hedera",
    first: 10,
    last: 12,
    months: "October to December",
    note: "For winter weddings and wet church doors",
  },
] as const;

export const register = [
  {
    number: "207",
    date: "3 May",
    names: "Cecily Ward & Dominic Asante",
    place: "Marsh barn, Suffolk",
    guests: "92",
    remark: "Rained until three. Photographs in the hay store; nobody minded.",
  },
  {
    number: "208",
    date: "14 June",
    names: "Harriet Bloom & Jo Castellane",
    place: "Walled garden, Powys",
    guests: "48",
    remark: "Boston to Brecon in nineteen hours. Dress came as hand luggage.",
  },
  {
    number: "211",
    date: "19 July",
    names: "Ewan Laidlaw & Mei-Lin Chou",
    place: "Boathouse, Argyll",
    guests: "64",
    remark: "Midges forecast, so supper moved to the jetty. No midges.",
  },
  {
    number: "214",
    date: "6 September",
    names: "Priya Nair & Tobias Kerr",
    place: "Two days, one orchard, Kent",
    guests: "180",
    remark: "Baraat by hay cart. The horse was better behaved than the ushers.",
  },
  {
    number: "216",
    date: "20 December",
    names: "Rosalind Hale & Marcus Obi",
    place: "Chapel and inn, Northumberland",
    guests: "31",
    remark: "Snowed in until Monday. They asked us to put that on the invitation.",
  },
] as const;

export const hours = [
  { days: "Monday to Friday", times: "9am to 6pm" },
  { days: "For New York and Toronto", times: "to 10pm, Tuesday and Thursday" },
  { days: "Saturday", times: "at a wedding" },
] as const;
