export const studio = {
  name: "Number Eight",
  address: ["8 Lantern Slip, off Marine Road", "Morecambe, Lancashire"],
  phone: "01632 960 808",
  email: "light@numbereight.example",
} as const;

export const anchors = [
  { href: "#photography-frames", label: "Eight frames" },
  { href: "#photography-light", label: "The light" },
  { href: "#photography-work", label: "Commissions" },
  { href: "#photography-find", label: "Find us" },
] as const;

/** Ansel Adams's zone system with our own examples. */
export const zones = [
  { numeral: "0", note: "the lens cap, left on", tone: "#050505" },
  { numeral: "I", note: "a coal hole, door shut", tone: "#161616" },
  { numeral: "II", note: "wet slate", tone: "#2b2b2b" },
  { numeral: "III", note: "a black dog in sun", tone: "#434343" },
  { numeral: "IV", note: "the shaded cheek", tone: "#5e5e5e" },
  { numeral: "V", note: "sand, tide just gone", tone: "#828282" },
  { numeral: "VI", note: "the lit cheek", tone: "#9b9b9b" },
  { numeral: "VII", note: "old limewash", tone: "#b7b7b7" },
  { numeral: "VIII", note: "snow with one footprint", tone: "var(--yellow)" },
  { numeral: "IX", note: "the rim of a teacup", tone: "#e2e2e2" },
  { numeral: "X", note: "bare paper", tone: "#fbfbfb" },
] as const;

/** The gallery: eight tiles (specification section 2). */
export const frames = [
  {
    key: "stair",
    title: "Stair, Ainsworth Mill",
    note: "For the architects who saved it. 1/15 s, held breath.",
    seen: "Looking down a spiral stair: treads turn from white into black towards the middle.",
  },
  {
    key: "creek",
    title: "Creek at dead low water",
    note: "From a kite, above Hest Bank. Third string, second kite.",
    seen: "A tidal creek from the air, branching like a white tree across dark mud.",
  },
  {
    key: "nape",
    title: "Agnes, before the concert",
    note: "She asked for no face. It is her favourite portrait.",
    seen: "A woman from behind, hair up in a knot, window light down one side of her neck.",
  },
  {
    key: "doorway",
    title: "Joss in the boat shed",
    note: "Forty years in that door. Eleven minutes in front of it.",
    seen: "A boatbuilder in silhouette in the bright door of a shed, his shadow running down the boards.",
  },
  {
    key: "bottles",
    title: "Kiln seconds",
    note: "For Marram Pottery’s catalogue; all nine sold, chips and all.",
    seen: "A jug, a tall bottle and two bowls on a table, lit from the left, their shadows long.",
  },
  {
    key: "lido",
    title: "Lane four, 6.40 in the morning",
    note: "Winter swimmers’ calendar, January. Eleven degrees.",
    seen: "A swimmer from above, crossing dark rippled water between two lane ropes.",
  },
  {
    key: "calla",
    title: "Calla, last day",
    note: "From the wedding of Priya and Tom. Everyone else shot the cake.",
    seen: "A single calla lily against black, its edge rolled over and lit.",
  },
  {
    key: "umbrellas",
    title: "Festival market, Friday",
    note: "It had not rained for a month.",
    seen: "Umbrellas from a high window, one white among black, on shining wet setts.",
  },
] as const;

export const hours = [
  { hour: 8, use: "long and low" },
  { hour: 9, use: "dust, steam" },
  { hour: 10, use: "faces", pick: true },
  { hour: 11, use: "faces in hats" },
  { hour: 12, use: "tea" },
  { hour: 13, use: "hands, tools" },
  { hour: 14, use: "pots and glass", pick: true },
  { hour: 15, use: "children, running" },
  { hour: 16, use: "couples", pick: true },
  { hour: 17, use: "profiles" },
  { hour: 18, use: "silhouettes" },
  { hour: 19, use: "go home" },
] as const;

export const commissions = [
  {
    name: "A person",
    time: "90 minutes",
    text: "One roll of film, thirty-six frames, no screens. You leave with nothing; a fortnight later you open a box with one print, 12 by 16, and know why we chose it.",
    button: "Book a sitting",
  },
  {
    name: "A building",
    time: "Dawn to dusk",
    text: "We walk it with you, draw its sun, then come back alone when the shadows agree. Large format, verticals vertical. Ten plates, scanned, and yours to publish.",
    button: "Plan a survey",
  },
  {
    name: "A thing",
    time: "Half a day a dozen",
    text: "Pots, shoes, loaves, violins. One window, one white card, one black card. Every object keeps its own shadow, because that is how people know it is there.",
    button: "Send us things",
  },
] as const;

export const people = [
  {
    name: "Isla Marrow",
    text: "Prints. Trained as a chemist in Lancaster, assisted for nine years, has not worn white since. Runs the darkroom and the argument about contrast.",
  },
  {
    name: "Tobias Okonjo",
    text: "Photographs. Came to draw the bay’s lighthouses, borrowed a camera to save time, and has been waiting for clouds ever since.",
  },
] as const;

export const opening = [
  { days: "Tuesday to Friday", times: "8am to 7pm" },
  { days: "Saturday", times: "9am to 5pm" },
  { days: "Sunday, Monday", times: "printing, please knock" },
] as const;
