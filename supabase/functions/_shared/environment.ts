import process from "node:process";
import { z } from "zod";
import { supabaseKeys } from "./supabase-keys.ts";

const localSite = ["http://127.0.0.1:5173", "http://127.0.0.1:4173"];

const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address like https://brightwren.example",
});
const mailAddress = z.email("must be an email address");
const key = z.string("is missing").min(1);

/** A comma separated list, each entry checked by `entry`. */
const list = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string("is missing")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry).min(1, "is empty"));

const baseSchema = z.object({
  SUPABASE_URL: webAddress,
  publishableKey: key,
  secretKeys: z.tuple([key], key, "SUPABASE_SERVICE_ROLE_KEY is missing"),
  SITE_URL: webAddress.optional(),
  ALLOWED_ORIGINS: list(webAddress.transform((address) => new URL(address).origin)).optional(),
});

const mailSchema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host:465" }),
  ENQUIRY_TO: list(mailAddress),
  ENQUIRY_FROM: mailAddress,
});

export type MailSettings = { smtpUrl: string; to: string[]; from: string };

export type Environment = {
  supabaseUrl: string;
  publishableKey: string;
  /** The first is the one to work with; each of them is accepted from a caller. */
  secretKeys: [string, ...string[]];
  allowedOrigins: string[];
  /** Absent when the mail settings are at fault: an enquiry is still stored then, and mailed once they are right. */
  mail: MailSettings | undefined;
  /** Every fault found, as "NAME what is wrong". Never holds a value. */
  faults: string[];
};

/** The functions cannot work at all with these settings. */
export class EnvironmentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`Settings at fault: ${faults.join("; ")}`);
    this.name = "EnvironmentError";
    this.faults = faults;
  }
}

const names: Record<string, string> = {
  publishableKey: "SUPABASE_ANON_KEY",
  secretKeys: "SUPABASE_SERVICE_ROLE_KEY",
};

function faultsOf(result: z.ZodSafeParseResult<unknown>): string[] {
  const issues = result.error?.issues ?? [];
  return [...new Set(issues.map(({ path, message }) => describe(String(path[0]), message)))];
}

function describe(field: string, message: string): string {
  const name = names[field] ?? field;
  return message.startsWith(name) ? message : `${name} ${message}`;
}

/**
 * Takes the environment (by default the process's own); gives the settings, parsed.
 * Throws EnvironmentError with every fault, the mail's too, when the database or the origins are not usable.
 */
export function readEnvironment(variables: Record<string, string | undefined> = process.env): Environment {
  // A line like `SMTP_URL=` in an env file means "not set".
  const source = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const keys = supabaseKeys(source);
  const base = baseSchema.safeParse({
    ...source,
    publishableKey: keys.publishable[0],
    secretKeys: keys.secret,
  });
  const mail = mailSchema.safeParse(source);
  const faults = [...faultsOf(base), ...faultsOf(mail)];
  if (!base.success) throw new EnvironmentError(faults);

  const { SUPABASE_URL, SITE_URL, ALLOWED_ORIGINS, publishableKey, secretKeys } = base.data;
  return {
    supabaseUrl: SUPABASE_URL,
    publishableKey,
    secretKeys,
    allowedOrigins: ALLOWED_ORIGINS ?? (SITE_URL ? [new URL(SITE_URL).origin] : localSite),
    mail: mail.success
      ? { smtpUrl: mail.data.SMTP_URL, to: mail.data.ENQUIRY_TO, from: mail.data.ENQUIRY_FROM }
      : undefined,
    faults,
  };
}
