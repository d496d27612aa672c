import { EnvironmentError, readEnvironment } from "../../supabase/functions/_shared/environment.ts";
import { readModelSettings } from "../../supabase/functions/_shared/generation/generation-settings.ts";
import { ScriptError } from "../script-error.ts";
import { functionSettings, type Secrets, secretsFile } from "./secrets.ts";

/** Enquiries are not emailed without these. */
const needed = {
  SMTP_URL: "Mail server (smtps://user:password@host:465):",
  ENQUIRY_TO: "Email address that receives enquiries:",
  ENQUIRY_FROM: "Sender address for enquiry emails:",
};

/** Ports blocked by the hosted runtime (https://supabase.com/docs/guides/functions/limits). */
const closedPorts = ["", "25", "587"];

/** Throws a ScriptError that lists invalid settings without their values. */
export async function readFunctionSettings(
  secrets: Secrets,
  siteUrl: string,
  there: string[],
): Promise<Record<string, string>> {
  const settings: Record<string, string> = { SITE_URL: siteUrl };
  for (const name of functionSettings) {
    const value = secrets.given(name);
    if (value !== undefined) settings[name] = value;
  }
  for (const [name, question] of Object.entries(needed)) {
    if (settings[name] === undefined && !there.includes(name))
      settings[name] = await secrets.need(name, question);
  }
  // Settings that the project already has are optional.
  const isThere = (name = "") => settings[name] === undefined && there.includes(name);
  const faults = faultsOf(settings).filter((fault) => !isThere(fault.split(" ")[0]));
  if (faults.length > 0) {
    throw new ScriptError(`Invalid settings (environment or ${secretsFile}): ${faults.join("; ")}.`);
  }
  return settings;
}

function faultsOf(settings: Record<string, string>): string[] {
  const given = { ...settings, SUPABASE_URL: "https://project.supabase.co", SUPABASE_ANON_KEY: "k" };
  const faults = [
    ...attempt(() => readEnvironment({ ...given, SUPABASE_SERVICE_ROLE_KEY: "k" }).faults),
    ...attempt(() => (readModelSettings(settings), [])),
  ];
  const port = URL.parse(settings["SMTP_URL"] ?? "smtps://host:465")?.port;
  if (settings["SMTP_URL"]?.startsWith("smtp:") && closedPorts.includes(port ?? "")) {
    faults.push("SMTP_URL must use port 465 or 2525, because hosted functions cannot use its port");
  }
  return faults;
}

function attempt(read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}
