import type { z } from "zod";
import { isAppAddress } from "../bundle/app-address.ts";

type Frame = { url: string; parent: unknown };

/**
 * The payload of a request, as the schema parses it. Throws, without repeating anything of the
 * payload, when the sender is not the top frame of our own window or the payload has another shape.
 */
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
