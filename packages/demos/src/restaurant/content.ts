/** Prices and hours come from the specification. */

export const house = {
  name: "Lanthorn",
  address: ["11 Chandler’s Yard, off Corve Street", "Ludlow, Shropshire"],
  phone: "01632 960 174",
  email: "table@lanthorn.example",
  hours: "5PM-11PM",
  days: "daily (Mon-Sun)",
} as const;

export const anchors = [
  { href: "#restaurant-card", label: "The card" },
  { href: "#restaurant-burn", label: "The long burn" },
  { href: "#restaurant-room", label: "The room" },
  { href: "#restaurant-visit", label: "Visit" },
] as const;

export const courses = [
  {
    key: "first",
    title: "To begin",
    price: "$32",
    drawn: {
      name: "Cardigan Bay scallops",
      with: "roasted in the shell, with artichoke cream, cobnuts and brown butter",
    },
    picture:
      "A black-green plate from above: three seared scallops on a curve of artichoke cream, with cobnuts and sorrel.",
    others: [
      { name: "Hay-smoked Teme trout", with: "cucumber, horseradish, cold buttermilk" },
      { name: "Onion, onion, onion", with: "baked in ash, pickled, and as a clear broth" },
    ],
  },
  {
    key: "main",
    title: "To follow",
    price: "$48",
    drawn: {
      name: "Mortimer Forest venison",
      with: "loin cooked over oak, with beetroot, blackberries and its own dark sauce",
    },
    picture:
      "A pale speckled plate from above: sliced pink venison on dark sauce, with beetroot, blackberries and crisp kale.",
    others: [
      { name: "Clee Hill hogget", with: "shoulder, eight hours in the embers; anchovy, chard" },
      { name: "A whole celeriac", with: "crusted in salt and hay, carved at the table, for one or two" },
    ],
  },
  {
    key: "last",
    title: "To finish",
    price: "$12",
    drawn: {
      name: "Beeswax custard tart",
      with: "set with wax from our roof, with poached quince and a piece of comb",
    },
    picture:
      "An aubergine plate from above: a round custard tart, slices of amber quince and a sheet of honeycomb.",
    others: [
      { name: "Perry sorbet", with: "Blakeney Red pears, burnt straw" },
      { name: "Hereford Hop", with: "one cheese, at its best, with an oatcake" },
    ],
  },
] as const;

export const story = {
  title: "For two hundred years this house made candles.",
  turn: "We have only changed what the fire is for.",
  text: [
    "A lanthorn is a lantern with windows of horn. There was one over this door when Ludlow’s streets were dark, and there is one now; when it is lit, we are open.",
    "Bryony Pugh cooks over oak in the old melting hearth. Edwin Asante pours the wine by its light, which is harder than it looks. Nothing here hums, glows or rings.",
  ],
} as const;

export const marks = [
  {
    hour: "5PM",
    name: "The wick",
    text: "Your candle is lit. A breadstick as thin as a spill, still warm, and goat’s butter.",
  },
  { hour: "6PM", name: "Broth", text: "Wild mushrooms, clear as tea, poured over a yolk cured in salt." },
  { hour: "7PM", name: "River", text: "Trout from the Teme, laid on smoking hay. Lovage, cucumber." },
  { hour: "8PM", name: "Field", text: "One leek, charred black and split like a letter. Whey, hop shoots." },
  { hour: "9PM", name: "Ember", text: "Hogget shoulder that went into the fire at one o’clock." },
  { hour: "10PM", name: "Orchard", text: "Perry, frozen and shaved over a pear that has seen no fridge." },
  {
    hour: "11PM",
    name: "Snuff",
    text: "A spoon of honey from the roof. We put the candle out, and you keep the stub.",
  },
] as const;

export const tables = [
  { name: "Bow window", seats: 2, note: "the yard, the rain, who is late" },
  { name: "The sill", seats: 2, note: "side by side, like a pew" },
  { name: "Cutting bench", seats: 4, note: "still has the wick-cutter’s ruler" },
  { name: "Hearth", seats: 4, note: "warm in March, too warm in June" },
  { name: "The settle", seats: 3, note: "high back, good for secrets" },
  { name: "Middle", seats: 4, note: "everyone’s second choice; ours is first" },
  { name: "The pass", seats: 2, note: "eat within reach of the cooks" },
  { name: "Stair foot", seats: 2, note: "for proposals, so far four" },
  { name: "Dipping room", seats: 8, note: "its own door, its own fire" },
] as const;

/** `reach`: how far the line goes across the page. */
export const larder = [
  {
    far: "0",
    reach: "2%",
    unit: "yards",
    what: "Honey and wax",
    who: "four hives above the kitchen, kept by Nell Garbett",
  },
  { far: "½", reach: "9%", unit: "mile", what: "Trout", who: "the Teme below Ludford weir" },
  { far: "2", reach: "17%", unit: "miles", what: "Venison", who: "Mortimer Forest, Huw Preece, stalker" },
  { far: "6", reach: "29%", unit: "miles", what: "Hogget", who: "Clee Hill commoners, one beast a week" },
  {
    far: "14",
    reach: "44%",
    unit: "miles",
    what: "Perry and pears",
    who: "Dilys Farr, Wigmore, from trees older than Ludlow’s clock",
  },
  {
    far: "74",
    reach: "100%",
    unit: "miles",
    what: "Scallops",
    who: "dived off New Quay, here by Thursday noon",
  },
] as const;

export const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
