/** Converts Postgres's timestamp format to PostgREST's. Leaves `infinity` and BC years unchanged. */
export function toIsoTimestamp(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(?::?(\d\d))?)?$/.exec(text);
  if (!parts) return text;
  const [, date, time, zoneHours, zoneMinutes = "00"] = parts;
  return `${date}T${time}${zoneHours ? `${zoneHours}:${zoneMinutes}` : ""}`;
}
