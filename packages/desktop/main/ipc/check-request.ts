import type { z } from "zod";
import { isAppAddress } from "../bundle/app-address.ts";

type Frame = { url: string; parent: unknown };

/** Throws for a foreign sender or an invalid payload. Error messages never quote the payload. */
export function checkRequest<Schema extends z.ZodType>(
  name: string,
  sender: Frame | null,
  schema: Schema,
  payload: unknown,
): z.infer<Schema> {
  if (!sender || sender.parent || !isAppAddress(sender.url)) throw new Error(`${name}: not allowed here.`);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new Error(`${name}: the request does not have the right shape.`);
  return parsed.data;
}
