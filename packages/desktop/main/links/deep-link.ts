import { keys } from "@brightwren/brand";
import { z } from "zod";

export const linkScheme = keys.prefix;

const linkSchema = z
  .string()
  .max(200)
  .regex(new RegExp(`^${linkScheme}://post/[^/]+/?$`, "i"))
  .transform((link) => link.replace(/\/$/, "").split("/").at(-1) ?? "")
  .pipe(z.uuid());

/** `brightwren://post/<id>` opens a post. Null for anything else. */
export function pathOfLink(link: unknown): string | null {
  const parsed = linkSchema.safeParse(link);
  return parsed.success ? `/admin/posts/${parsed.data.toLowerCase()}` : null;
}

export const linkAmong = (argv: string[]): string | undefined =>
  argv.find((argument) => argument.toLowerCase().startsWith(`${linkScheme}:`));
