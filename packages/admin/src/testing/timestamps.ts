const pattern = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:\d\d)$/;

/** Microseconds since 1970, as Postgres stores them; undefined for an invalid time. */
export function toMicroseconds(text: string): number | undefined {
  const parts = pattern.exec(text);
  if (!parts) return undefined;
  const [, day = "", minutes, seconds = "00", fraction = "0", zone] = parts;
  const time = Date.parse(`${day}T${minutes}:${seconds}${zone}`);
  const isDay = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));
  return Number.isNaN(time) || !isDay ? undefined : time * 1000 + Math.round(Number(`0.${fraction}`) * 1e6);
}

/** Microseconds since 1970 as PostgREST formats them: `2026-01-02T03:04:05.6+00:00`. */
export function toTimestamp(microseconds: number): string {
  const seconds = new Date(Math.floor(microseconds / 1000)).toISOString().slice(0, 19);
  const fraction = String(microseconds % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${seconds}${fraction && `.${fraction}`}+00:00`;
}
