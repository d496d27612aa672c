export const nav = [
  { href: "#tech-box", label: "The box" },
  { href: "#tech-limits", label: "Limits" },
  { href: "#tech-forecast", label: "Forecast" },
  { href: "#tech-price", label: "Price" },
] as const;

export const fitting = [
  { time: "08:10", what: "Joanne parks, signs in, and asks your engineer where the panel is." },
  { time: "08:40", what: "The box clips on the rail beside the incomer. Nothing is switched off to fit it." },
  { time: "09:50", what: "Two Modbus pairs to the compressors, one dry contact to the chargers." },
  { time: "11:15", what: "Watching only. It learns how fast each chamber warms with its door shut." },
  { time: "12:05", what: "Joanne leaves. Your site has missed nothing, lunch included." },
] as const;

export const parts = [
  { key: "A", name: "Supply", what: "230 V from a spare 6 A way" },
  { key: "B", name: "Plant", what: "2 × RS-485, 6 dry contacts, 8 pulse inputs" },
  { key: "C", name: "Screen", what: "E-paper: today’s prices, readable with the power off" },
  { key: "D", name: "Hand back", what: "One push and the plant is on its own controls again" },
] as const;

/** One site's limits, split into text and values. The items with odd indices are values. */
export const limits: readonly (readonly string[])[] = [
  ["Keep ", "Chamber A", " between ", "−24 °C", " and ", "−18.5 °C", "."],
  ["Never rest a compressor longer than ", "40 min", ", nor start it more than ", "4 times", " an hour."],
  ["Have ", "6 forklifts", " at ", "90 %", " by ", "05:30", ", every weekday."],
  ["If the link drops, ", "hand back", " and ring ", "Derek", "."],
];

export const protocols = [
  "Modbus RTU and TCP",
  "BACnet/IP",
  "OPC UA",
  "MQTT",
  "OCPP 1.6 and 2.0.1",
  "Volt-free contacts",
] as const;

export const planJson: readonly (readonly [key: string, value: string])[] = [
  ["site", '"wisbech-cold-2"'],
  ["from", '"17:30"'],
  ["pence_per_kwh", "61.4"],
  ["freezer_a", '"rest"'],
  ["freezer_b", '"rest"'],
  ["chargers", '"rest until 02:00"'],
  ["warmest_pallet_c", "-18.9"],
  ["reason", '"dearest half-hour today"'],
];

export const ledger = [
  { what: "Energy used", habit: "6,969 kWh", planned: "6,969 kWh", change: "none" },
  { what: "Used 16:00 to 19:00", habit: "1,763 kWh", planned: "476 kWh", change: "−1,287" },
  { what: "Warmest pallet", habit: "−19.4 °C", planned: "−18.9 °C", change: "+0.5 °C" },
  { what: "The day’s power", habit: "£2,084", planned: "£1,225", change: "−£859" },
] as const;

export const plans = [
  {
    name: "Watch",
    price: "£0",
    per: "for 60 days",
    text: "We read your meter and tell you, in writing, what moving would have saved. Often that is the end of it, and we say so.",
    has: ["Half-hourly meter data", "One report, two pages", "No hardware"],
  },
  {
    name: "Plan",
    price: "£180",
    per: "per site, per month",
    text: "A plan every afternoon at ten past four. Your shift lead throws the switches; we keep the score.",
    has: ["48-slot plan by text and e-mail", "Week-ahead forecast", "Limits kept by you"],
  },
  {
    name: "Drive",
    price: "£420",
    per: "per site, per month, box included",
    text: "The box runs the plan inside your limits, every half-hour, and steps aside when anyone touches a control.",
    has: ["HH-2 fitted in a morning", "Up to 24 machines", "Control room, day and night"],
  },
] as const;

export const footer = {
  address: ["Halfhour Ltd", "3 Foundry Yard, Neepsend", "Sheffield S3 8XX"],
  hours: ["Office Monday to Friday, 8am to 6pm", "Control room day and night"],
  phone: "0114 496 0275",
  email: "engineers@halfhour.example",
} as const;
