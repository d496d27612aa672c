import { holdsSecretKey, secretKeyFault } from "@brightwren/core/supabase/secret-key";
import { z } from "zod";

const isHttp = (address: string) => /^https?:\/\//.test(address);
const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
};

const publicText = (name: string, instead: string) =>
  z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .max(2000, `${name} is too long`)
    .refine((text) => !holdsSecretKey(text), {
      error: `${name} ${secretKeyFault(instead)}`,
      abort: true,
    });

const address = (name: string) =>
  publicText(name, "an address that starts with https://")
    .pipe(z.url({ error: `${name} is not a valid address`, abort: true }))
    .refine(isHttp, { error: `${name} must start with https://`, abort: true })
    .refine(isSafe, `${name} must start with https://, or be on this computer`)
    .transform((text) => new URL(text).href.replace(/\/+$/, ""));

/** Error messages are sentences shown to the user. */
export const connectionSchema = z.object({
  url: address("Backend address"),
  publishableKey: publicText("Publishable key", "the project’s publishable (anon) key").regex(
    /^[\w.-]+$/,
    "Publishable key contains invalid characters",
  ),
  siteUrl: address("Website address"),
});

export type Connection = z.infer<typeof connectionSchema>;
