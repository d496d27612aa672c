import process from "node:process";
import { z } from "zod";
import { readCheckoutSettings } from "./checkout-settings.ts";
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

const mailSchema = z
  .object({
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host:465" }),
    ENQUIRY_TO: list(mailAddress),
    ENQUIRY_FROM: mailAddress,
    // A batch of three concurrent emails and the next batch must finish within a minute.
    SMTP_TIMEOUT_SECONDS: secondsAtMost(10),
  })
  .transform((given) => ({
    smtpUrl: given.SMTP_URL,
    to: given.ENQUIRY_TO,
    from: given.ENQUIRY_FROM,
    /** Milliseconds from opening the connection until the mail server accepts the message. */
    timeout: given.SMTP_TIMEOUT_SECONDS,
  }));

export type MailSettings = z.output<typeof mailSchema>;

export type Environment = ReturnType<typeof readEnvironment>;

export class EnvironmentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`Invalid settings: ${faults.join("; ")}`);
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

type Source = Record<string, string | undefined>;

/** `SMTP_URL=` in an env file means "not set". */
export const givenSettings = (variables: Source): Source =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

/** Throws EnvironmentError (without values) for invalid settings. */
export function parseSettings<Schema extends z.ZodType>(schema: Schema, source: Source): z.output<Schema> {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw new EnvironmentError(faultsOf(parsed.error.issues));
  return parsed.data;
}

/** Throws EnvironmentError with all problems when the database or origin settings are invalid. */
export function readEnvironment(variables: Source = process.env) {
  const source = givenSettings(variables);
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
    /** Callers may use any of these keys. We use the first one. */
    secretKeys,
    allowedOrigins: [
      ...(ALLOWED_ORIGINS ?? (SITE_URL ? [new URL(SITE_URL).origin] : localSite)),
      desktopOrigin,
    ],
    siteUrl: SITE_URL,
    /** Undefined if the settings are invalid. Enquiries are then stored and emailed later. */
    mail: mail.data,
    checkout: checkout.settings,
    /** The setting's name and the problem, never its value. */
    faults,
  };
}

const dictionary = z.record(z.string(), z.string().min(1));

/** Parses the format of hosted projects, `{"default":"sb_secret_…"}`. Returns the default key first. */
function keysOf(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    const { default: first, ...others } = dictionary.parse(JSON.parse(json));
    return [...(first === undefined ? [] : [first]), ...Object.values(others)];
  } catch {
    return [];
  }
}

/** Current keys take precedence, because legacy keys may be disabled in a hosted project but still be set. */
function supabaseKeys(source: Source): { publishable: string[]; secret: string[] } {
  const legacy = (name: string) => source[name] ?? [];
  return {
    publishable: keysOf(source["SUPABASE_PUBLISHABLE_KEYS"]).concat(legacy("SUPABASE_ANON_KEY")),
    secret: keysOf(source["SUPABASE_SECRET_KEYS"]).concat(legacy("SUPABASE_SERVICE_ROLE_KEY")),
  };
}
