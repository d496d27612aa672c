/**
 * Turns Postgres' text for a timestamp (`2026-01-02 03:04:05.6+00`) into PostgREST's (`2026-01-02T03:04:05.6+00:00`).
 * `infinity` and years before Christ stay as they are.
 */
export function toIsoTimestamp(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(?::?(\d\d))?)?$/.exec(text);
  if (!parts) return text;
  const [, date, time, zoneHours, zoneMinutes = "00"] = parts;
  return `${date}T${time}${zoneHours ? `${zoneHours}:${zoneMinutes}` : ""}`;
}
