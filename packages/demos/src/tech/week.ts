import { clock, prices } from "./day.ts";

type Weather = { day: string; sky: string; scale: number; noon: number; peak: number };

const weather: readonly Weather[] = [
  { day: "Wednesday", sky: "Still and grey", scale: 1.06, noon: 3, peak: 1.04 },
  { day: "Thursday", sky: "Still, hard frost", scale: 1.22, noon: 4, peak: 1.12 },
  { day: "Friday", sky: "Gale from the west", scale: 0.5, noon: 1, peak: 0.62 },
  { day: "Saturday", sky: "Wind easing", scale: 0.62, noon: 0, peak: 0.7 },
  { day: "Sunday", sky: "Bright and breezy", scale: 0.56, noon: -6, peak: 0.8 },
  { day: "Monday", sky: "Showers", scale: 0.92, noon: 1, peak: 0.95 },
  { day: "Tuesday", sky: "Still again", scale: 1.02, noon: 2, peak: 1.06 },
];

const bookedSlots = 14;

function dayOf({ day, sky, scale, noon, peak }: Weather, index: number) {
  const forecast = prices.map((price, slot) => {
    const evening = slot > 30 && slot < 42 ? peak : 1;
    const midday = Math.max(0, 1 - Math.abs(slot - 25) / 6) * noon;
    return Math.max(1.5, price * scale * evening + midday + Math.sin(slot * 1.7 + index * 2.1) * 0.9);
  });
  const limit = [...forecast].sort((a, b) => a - b)[bookedSlots - 1] ?? 0;
  const lowest = Math.min(...forecast);
  return {
    day,
    sky,
    forecast,
    booked: forecast.map((price) => price <= limit),
    lowest: lowest.toFixed(1),
    lowestAt: clock(forecast.indexOf(lowest)),
  };
}

export const week = weather.map(dayOf);
