import { createHash } from "node:crypto";
import { z } from "zod";

/** Two places for chunks: a new value goes where the stored one is not. */
export const slots = ["a", "b"] as const;

export type Slot = (typeof slots)[number];

const schema = z.strictObject({
  version: z.literal(1),
  slot: z.enum(slots),
  /** How many chunks the value has. */
  count: z.int().nonnegative(),
  /** Of the whole value, as hex. */
  sha256: z.string(),
});

/** What makes chunks a value: written last, removed first. */
export type Manifest = z.infer<typeof schema>;

/** Stands in the manifest's place while a value is removed. */
export const removed = "removed";

export const hashOf = (value: string): string => createHash("sha256").update(value).digest("hex");

/** Takes what the keychain holds in the manifest's place; gives the manifest, or undefined when it is none. */
export function parseManifest(text: string | null): Manifest | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}
