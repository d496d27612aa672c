import type { z } from "zod";
import { isAppAddress } from "../bundle/app-address.ts";

type Frame = { url: string; parent: unknown };

/** Throws for a value of the wrong shape. Error messages never quote the value. */
function check<Schema extends z.ZodType>(what: string, schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${what} does not have the right shape.`);
  return parsed.data;
}

/** Throws for a foreign sender or an invalid payload. */
export function checkRequest<Schema extends z.ZodType>(
  name: string,
  sender: Frame | null,
  schema: Schema,
  payload: unknown,
): z.infer<Schema> {
  if (!sender || sender.parent || !isAppAddress(sender.url)) throw new Error(`${name}: not allowed here.`);
  return check(`${name}: the request`, schema, payload);
}

/** Throws for an answer that is not the one agreed with the window. */
export const checkAnswer = <Schema extends z.ZodType>(name: string, schema: Schema, answer: unknown) =>
  check(`${name}: the answer`, schema, answer);
