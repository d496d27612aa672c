import { ApiError } from "./api-error.ts";
import type { Condition, Row } from "./table-requests.ts";
import { toMicroseconds, toTimestamp } from "./timestamps.ts";

/** A database type; `!` means NOT NULL. */
export type ColumnType = `${"uuid" | "text" | "timestamptz" | "integer" | "text[]" | "jsonb"}${"" | "!"}`;

export type Columns = Readonly<Record<string, ColumnType>>;

/** Throws an `ApiError` for an unknown column or a value of the wrong type. */
export function readRow(table: string, columns: Columns, values: Row): Row {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) {
    const text = `Could not find the '${unknown}' column of '${table}' in the schema cache`;
    throw new ApiError(400, "PGRST204", text);
  }
  return readValues(columns, values);
}

export function readValues(columns: Columns, values: Row): Row {
  const row: Row = {};
  for (const [name, value] of Object.entries(values)) {
    const type = columns[name];
    if (type !== undefined) row[name] = value === null ? null : readValue(type, value);
  }
  return row;
}

function readValue(type: ColumnType, value: unknown): unknown {
  if (typeof value === "string") {
    if (type.startsWith("uuid")) return readUuid(value);
    if (type.startsWith("timestamptz")) return toTimestamp(readTime(value));
    if (type === "text" || type === "text!") return value;
  }
  if (type.startsWith("integer") && Number.isSafeInteger(value)) return value;
  if (type.startsWith("text[]") && Array.isArray(value)) return value;
  if (type.startsWith("jsonb")) return value;
  throw new Error(`The server in memory reads no ${type} from ${JSON.stringify(value)}.`);
}

export function readUuid(text: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase();
  throw new ApiError(400, "22P02", `invalid input syntax for type uuid: "${text}"`);
}

export function readTime(text: string): number {
  const microseconds = toMicroseconds(text);
  if (microseconds !== undefined) return microseconds;
  throw new ApiError(400, "22007", `invalid input syntax for type timestamp with time zone: "${text}"`);
}

export function checkPresence(table: string, columns: Columns, row: Row): void {
  for (const name in columns) {
    if (row[name] === null && columns[name]?.endsWith("!")) {
      const text = `null value in column "${name}" of relation "${table}" violates not-null constraint`;
      throw new ApiError(400, "23502", text);
    }
  }
}

type Test = (row: Row) => boolean;

export function testOf(columns: Columns, conditions: Condition[][]): Test {
  const all = conditions.map((alternatives) => alternatives.map((condition) => toTest(columns, condition)));
  return (row) => all.every((alternatives) => alternatives.some((test) => test(row)));
}

function toTest(columns: Columns, { column, operator, value }: Condition): Test {
  const type = columns[column];
  if (operator === "is" && type !== undefined) return (row) => row[column] === null;
  if (type?.startsWith("timestamptz")) {
    const sought = readTime(value);
    const compare = (time: number) => (operator === "eq" ? time === sought : time > sought);
    return ({ [column]: kept }) => typeof kept === "string" && compare(readTime(kept));
  }
  if (operator === "eq" && type?.startsWith("uuid")) {
    const sought = readUuid(value);
    return (row) => row[column] === sought;
  }
  if (operator === "eq" && (type === "text" || type === "text!")) return (row) => row[column] === value;
  throw new Error(`The server in memory compares no ${column} (${operator}).`);
}
