import process from "node:process";
import { z } from "zod";
import { type CheckoutSettings, readCheckoutSettings } from "./checkout-settings.ts";
import { desktopOrigin } from "./contracts/desktop-origin.ts";
import { emailPattern, toEmailAddress } from "./contracts/email-address.ts";
import { list, secondsAtMost, webAddress } from "./setting-schemas.ts";

const localSite = ["http://127.0.0.1:5173", "http://127.0.0.1:4173"];

const mailAddress = z.string().overwrite(toEmailAddress).regex(emailPattern, "must be an email address");
const key = z.string("is missing").min(1);

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
  // Three mails side by side and the batch after them have to fit into a minute.
  SMTP_TIMEOUT_SECONDS: secondsAtMost(10),
});

export type MailSettings = {
  smtpUrl: string;
  to: string[];
  from: string;
  /** Milliseconds from the first packet to the mail server's "accepted". */
  timeout: number;
};

export type Environment = {
  supabaseUrl: string;
  publishableKey: string;
  /** The first is the one to work with; each of them is accepted from a caller. */
  secretKeys: [string, ...string[]];
  /** The site's addresses, and the desktop app. */
  allowedOrigins: string[];
  /** Absent when the mail settings are at fault: an enquiry is still stored then, and mailed once they are right. */
  mail: MailSettings | undefined;
  /** Where visitors pay. Absent when nothing is set or the settings are at fault. */
  checkout: CheckoutSettings;
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

function faultsOf(issues: z.core.$ZodIssue[]): string[] {
  return [...new Set(issues.map(({ path, message }) => describe(String(path[0]), message)))];
}

function describe(field: string, message: string): string {
  const name = names[field] ?? field;
  return message.startsWith(name) ? message : `${name} ${message}`;
}

/**
 * Accepts the environment (by default the process's own); returns the settings, parsed.
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
  const checkout = readCheckoutSettings(source);
  const faults = faultsOf([base.error, mail.error, checkout.error].flatMap((error) => error?.issues ?? []));
  if (!base.success) throw new EnvironmentError(faults);

  const { SUPABASE_URL, SITE_URL, ALLOWED_ORIGINS, publishableKey, secretKeys } = base.data;
  return {
    supabaseUrl: SUPABASE_URL,
    publishableKey,
    secretKeys,
    allowedOrigins: [
      ...(ALLOWED_ORIGINS ?? (SITE_URL ? [new URL(SITE_URL).origin] : localSite)),
      desktopOrigin,
    ],
    mail: mail.success
      ? {
          smtpUrl: mail.data.SMTP_URL,
          to: mail.data.ENQUIRY_TO,
          from: mail.data.ENQUIRY_FROM,
          timeout: mail.data.SMTP_TIMEOUT_SECONDS,
        }
      : undefined,
    checkout: checkout.settings,
    faults,
  };
}

type Source = Record<string, string | undefined>;

const dictionary = z.record(z.string(), z.string().min(1));

/** Hosted projects hand their current keys over as `{"default":"sb_secret_…"}`, the default one first here. */
function keysOf(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    const { default: first, ...others } = dictionary.parse(JSON.parse(json));
    return [...(first === undefined ? [] : [first]), ...Object.values(others)];
  } catch {
    return [];
  }
}

/**
 * Accepts the environment; returns the publishable keys and the secret keys in it, the one to use first.
 * Current keys go before the legacy pair, which a hosted project can switch off while it is still set.
 */
function supabaseKeys(source: Source): { publishable: string[]; secret: string[] } {
  const legacy = (name: string) => source[name] ?? [];
  return {
    publishable: keysOf(source["SUPABASE_PUBLISHABLE_KEYS"]).concat(legacy("SUPABASE_ANON_KEY")),
    secret: keysOf(source["SUPABASE_SECRET_KEYS"]).concat(legacy("SUPABASE_SERVICE_ROLE_KEY")),
  };
}
