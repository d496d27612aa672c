/** Times are in decimal hours: 17.5 is half past five. */

type SessionKind = "taught" | "club" | "gentle" | "yard";
export type Session = { title: string; coach: string; from: number; to: number; kind: SessionKind };
export type Day = { name: string; opens: number; closes: number; sessions: readonly Session[] };

const early: Session = { title: "Early Bar", coach: "Tunde", from: 6.25, to: 7.25, kind: "club" };
const lunch: Session = { title: "Lunch Lift", coach: "Marek", from: 12, to: 13, kind: "club" };
const foundations: Session = { title: "Foundations", coach: "Dawn", from: 17.5, to: 18.5, kind: "taught" };
const barbell: Session = { title: "Barbell Club", coach: "Tunde", from: 18.75, to: 20.25, kind: "club" };
const secondWind: Session = { title: "Second Wind, 60+", coach: "Dawn", from: 10, to: 11, kind: "gentle" };

export const opens = 6;
export const closes = 21;

export const week: readonly Day[] = [
  { name: "Monday", opens, closes, sessions: [early, lunch, foundations, barbell] },
  {
    name: "Tuesday",
    opens,
    closes,
    sessions: [
      secondWind,
      { title: "Women’s Bar", coach: "Priya", from: 17.5, to: 18.5, kind: "taught" },
      { title: "Pressing", coach: "Marek", from: 18.75, to: 20.25, kind: "club" },
    ],
  },
  { name: "Wednesday", opens, closes, sessions: [early, lunch, foundations, barbell] },
  {
    name: "Thursday",
    opens,
    closes,
    sessions: [
      secondWind,
      { title: "Juniors, 13 to 17", coach: "Priya", from: 16.25, to: 17.25, kind: "taught" },
      { title: "Women’s Bar", coach: "Priya", from: 17.5, to: 18.5, kind: "taught" },
      { title: "Log and Stone", coach: "Marek", from: 18.75, to: 20.25, kind: "yard" },
    ],
  },
  {
    name: "Friday",
    opens,
    closes,
    sessions: [early, lunch, { title: "Heavy Friday", coach: "Tunde", from: 17, to: 19.5, kind: "club" }],
  },
  {
    name: "Saturday",
    opens: 8,
    closes: 14,
    sessions: [
      { title: "Yard Morning", coach: "Marek", from: 8.5, to: 10, kind: "yard" },
      { ...foundations, from: 10.25, to: 11.25 },
      { title: "Open Bar", coach: "Dawn", from: 11.5, to: 13.5, kind: "club" },
    ],
  },
  {
    name: "Sunday",
    opens: 9,
    closes: 13,
    sessions: [{ title: "Slow Sunday", coach: "Priya", from: 9.5, to: 11, kind: "gentle" }],
  },
];

export const kinds: readonly { kind: SessionKind; label: string }[] = [
  { kind: "taught", label: "Taught from nothing" },
  { kind: "club", label: "Coached floor" },
  { kind: "gentle", label: "Gentler" },
  { kind: "yard", label: "Outdoors, loud" },
];

export const coaches = [
  { name: "Dawn Otley", line: "Taught PE for nineteen years. Has never once shouted." },
  { name: "Tunde Bright", line: "Pulls 290. Cries at christenings." },
  { name: "Priya Nair", line: "Physio by day. Will ask about your shoes." },
  { name: "Marek Sroka", line: "Built the yoke, the racks and most of the benches." },
] as const;

/** Formats 17.5 as "17:30". */
export function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour)).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
