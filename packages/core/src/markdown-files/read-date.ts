import { z } from "@brightwren/functions/contracts/zod";

const moment = z.iso.datetime({ offset: true });
const parts = /^(\d{4}-\d\d-\d\d)(?:[Tt ]+(\d\d:\d\d)(:\d\d(?:\.\d+)?)?[ ]*([Zz]|[+-]\d\d:?\d\d)?)?$/;

/**
 * A publication date as posts have it. What already is one stays letter for letter; of the ways in which other programs
 * write it, a day begins at midnight, and a time without a zone is UTC's. Null for anything else.
 */
export function readDate(text: string): string | null {
  if (moment.safeParse(text).success) return text;
  const [, day, time = "00:00", seconds = ":00", zone = "Z"] = parts.exec(text.trim()) ?? [];
  const offset = zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
  const written = `${day}T${time}${seconds}${offset}`;
  return moment.safeParse(written).success ? written : null;
}
