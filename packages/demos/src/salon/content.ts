export const salon = {
  name: "Marl & Madder",
  address: ["9 Tanpits Lane", "Ludlow, Shropshire", "SY8 1KM"],
  phone: "01632 960417",
  email: "hello@marlandmadder.example",
} as const;

export const links = [
  { href: "#salon-list", label: "Price list" },
  { href: "#salon-dyes", label: "Dye book" },
  { href: "#salon-people", label: "Chairs" },
  { href: "#salon-visit", label: "Find us" },
] as const;

/** One colour appointment. The minutes determine the width of each step. */
export const afternoon = [
  {
    time: "1.15",
    minutes: 20,
    paper: "rose",
    title: "Daylight",
    text: "Coat off, tea in hand, a chair in the front window. Bulbs lie about red.",
  },
  {
    time: "1.35",
    minutes: 35,
    paper: "clay",
    title: "Mixing",
    text: "Weighed to the gram on the old dye scales, then written in your page of the book.",
  },
  {
    time: "2.10",
    minutes: 65,
    paper: "oxblood",
    title: "Painting, then peace",
    text: "Brushed on by hand and left alone. Most people read. Mrs Preece sleeps, and we turn the radio down.",
  },
  {
    time: "3.15",
    minutes: 30,
    paper: "madder",
    title: "The basin",
    text: "Warm water, a long rinse, and ten minutes of scalp you didn’t ask for.",
  },
  {
    time: "3.45",
    minutes: 45,
    paper: "ochre",
    title: "Cut dry",
    text: "So that it falls now the way it will fall tomorrow, at home, with nobody watching.",
  },
] as const;

export const serviceGroups = [
  {
    id: "colour",
    title: "Colour",
    text: "Plant pigment where it will do the work, modern tint where it won’t. We tell you which, and why.",
    services: [
      { name: "Roots, up to an inch", price: "from £62" },
      { name: "Full madder, all over", price: "from £96" },
      { name: "Lights, painted freehand", price: "£138" },
      { name: "Gloss between visits", price: "£38" },
      { name: "Putting right, by the hour", price: "£70" },
    ],
  },
  {
    id: "cutting",
    title: "Cutting",
    text: "Wet, dry or curl by curl.",
    services: [
      { name: "Cut and finish", price: "£58" },
      { name: "Curl cut, dry", price: "£72" },
      { name: "Change of mind (restyle)", price: "£74" },
      { name: "Under-twelves", price: "£24" },
      { name: "Fringe, between cuts", price: "no charge" },
    ],
  },
  {
    id: "skin",
    title: "Skin",
    text: "Shropshire red clay, warm cloths, no mirrors.",
    services: [
      { name: "Red clay facial, 50 minutes", price: "£64" },
      { name: "The long facial, 80 minutes", price: "£92" },
      { name: "Neck and shoulders, 30 minutes", price: "£38" },
      { name: "Patch test and a chat", price: "no charge" },
    ],
  },
  {
    id: "hands",
    title: "Hands & brows",
    text: "For people who garden, type or knead. Short nails are not a problem; they are most of our nails.",
    services: [
      { name: "Hands in clay, then paint", price: "£36" },
      { name: "Paint only", price: "£18" },
      { name: "Brow shape, threaded", price: "£22" },
      { name: "Brow and lash tint", price: "£34" },
    ],
  },
] as const;

/** `colour` is used in the picture; `note` and `keep` appear on the book's page. */
export const dyes = [
  {
    name: "Madder root",
    colour: "#9c2427",
    note: "The red the lane was built on. Reads brick in shade and cherry in sun.",
    parts: "3 parts red, 1 part rust",
    keep: "Gloss at five weeks",
  },
  {
    name: "Fox earth",
    colour: "#b9532a",
    note: "Orange with its collar turned up. Kind to freckles.",
    parts: "2 parts rust, 2 parts gold",
    keep: "Gloss at six weeks",
  },
  {
    name: "Wet marl",
    colour: "#8a4b3a",
    note: "The field behind the station in February. Quieter than it sounds.",
    parts: "3 parts brown, 1 part rose",
    keep: "Roots at eight weeks",
  },
  {
    name: "Bracken",
    colour: "#a5713a",
    note: "Late October, on the Clee. Grows out so softly that people forget to come back.",
    parts: "2 parts gold, 2 parts brown",
    keep: "Roots at ten weeks",
  },
  {
    name: "Rosehip",
    colour: "#cf5a55",
    note: "Wants a pale base and a good hat. Worth both.",
    parts: "4 parts rose, over lights",
    keep: "Gloss at four weeks",
  },
  {
    name: "Damson",
    colour: "#4b1d33",
    note: "Nearly black until you walk past a window.",
    parts: "3 parts plum, 1 part red",
    keep: "Roots at six weeks",
  },
  {
    name: "Oak gall",
    colour: "#35262a",
    note: "Ink, more or less. For greys who would rather not discuss it.",
    parts: "4 parts brown-black",
    keep: "Roots at five weeks",
  },
  {
    name: "Saltglaze",
    colour: "#b7a79d",
    note: "Your own silver, evened up and made to shine. Nothing to grow out.",
    parts: "Gloss only, a pinch of violet",
    keep: "Whenever you fancy",
  },
] as const;

export const testimonials = [
  {
    quote:
      "I took in a conker. Bronwen looked at it for a whole minute and said, two parts bracken, one part rosehip. It was.",
    name: "Philippa Dunmore",
    about: "Colour, every tenth Thursday",
    hair: "long",
  },
  {
    quote:
      "In twenty years nobody had cut my curls dry. Idris did, and then he showed me how to leave them alone.",
    name: "Rhona Adeyemi",
    about: "Curl cut, spring and autumn",
    hair: "curls",
  },
  {
    quote: "I fell asleep under the clay. They moved the next appointment sooner than wake me.",
    name: "Gareth Lyle",
    about: "Crop, and now the long facial",
    hair: "crop",
  },
] as const;

export const days = ["Tue", "Wed", "Thu", "Fri", "Sat"] as const;

export const people = [
  {
    name: "Bronwen Pugh",
    work: "Colour",
    text: "Opened the place in 2011. Owns the scales.",
    hours: ["9–5", "9–5", "12–8", null, "9–4"],
  },
  {
    name: "Idris Okafor",
    work: "Curls and cutting",
    text: "Will not thin your hair. Don’t ask.",
    hours: [null, "9–5", "12–8", "9–5", "9–4"],
  },
  {
    name: "Mina Rahman",
    work: "Cutting, long and short",
    text: "The best bob between Leominster and the sea.",
    hours: ["9–5", null, "9–5", "9–5", "9–4"],
  },
  {
    name: "Tess Marlowe",
    work: "Skin",
    text: "Warm hands, by common consent.",
    hours: [null, "10–6", "12–8", "10–6", null],
  },
  {
    name: "Jo Whitlock",
    work: "Hands and brows",
    text: "Threads faster than she talks, which is saying something.",
    hours: ["10–6", null, "12–8", "10–6", "9–4"],
  },
  {
    name: "Kit",
    work: "Second-year apprentice",
    text: "Blow-dries at £15, under Mina’s eye.",
    hours: ["9–5", "9–5", null, "9–5", null],
  },
] as const;

export const openingHours = [
  { days: "Tuesday, Wednesday", times: "9 to 6" },
  { days: "Thursday", times: "9 to 8" },
  { days: "Friday", times: "9 to 6" },
  { days: "Saturday", times: "9 to 4" },
  { days: "Sunday, Monday", times: "closed" },
] as const;
