import { parseArgs } from "node:util";
import type { Database } from "@brightwren/functions/contracts/database-types";
import { settingsFolder } from "@brightwren/site/site-settings";
import { createClient } from "@supabase/supabase-js";
import { loadEnv } from "vite";
import packageFile from "../package.json" with { type: "json" };
import { readTarget, readSecretKey, usage } from "./doctor/target.ts";
import { runChecks } from "./doctor/run-checks.ts";
import { describeChecks } from "./doctor/check.ts";
import { ScriptError } from "./script-error.ts";

/** Audits a deployed site (docs/doctor.md). Exits with 0 without problems, 1 with problems, 2 for wrong usage. */
function readCommand() {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: "string" },
        supabase: { type: "string" },
        key: { type: "string" },
        json: { type: "boolean", default: false },
        store: { type: "boolean", default: false },
      },
    });
    return {
      target: readTarget(values, loadEnv("production", settingsFolder, "VITE_")),
      stripeKey: process.env["STRIPE_SECRET_KEY"]?.trim(),
      json: values.json,
      secretKey: values.store ? readSecretKey(process.env) : undefined,
    };
  } catch (error) {
    if (error instanceof ScriptError) console.error(error.message);
    else console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { target, stripeKey, json, secretKey } = readCommand();
const { site, supabase } = target;
const { version } = packageFile;
const checks = await runChecks({ ...target, version, stripeKey });
if (secretKey) {
  const auth = { persistSession: false, autoRefreshToken: false };
  const row = { only_row: true, looked_at: new Date().toISOString(), site, version, checks };
  await createClient<Database>(supabase, secretKey, { auth })
    .from("deployment_report")
    .upsert(row)
    .throwOnError();
}
console.log(
  json
    ? JSON.stringify({ site, supabase, version, askedAt: new Date().toISOString(), checks }, undefined, 2)
    : describeChecks(checks),
);
process.exitCode = checks.some(({ verdict }) => verdict === "bad") ? 1 : 0;
