import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { readPipedSecret, askSecret, canAsk } from "./prompts.ts";
import { makeOwner } from "../owner/make-owner.ts";
import type { Answers } from "./answers.ts";
import { projectUrl, type Step } from "./deployment.ts";
import { ScriptError } from "../script-error.ts";
import { readFunctionSettings } from "./function-settings.ts";
import { paymentWebhook } from "./payment-webhook.ts";
import { checkProject, listDigests, readKeys, setSettings, setSignInMail } from "./supabase-api.ts";
import { cliCommands, supabaseVersion } from "./supabase-cli.ts";

type Command = keyof typeof cliCommands;

const called = (command: Command, ref = "<ref>") => `supabase ${cliCommands[command](ref).join(" ")}`;

/** A step that runs a command of the Supabase CLI. */
const cliStep = (
  name: string,
  command: Command,
  purpose: string,
  done: (answers: Answers) => string,
): Step => ({
  name,
  would: ({ projectRef }) => `run \`${called(command, projectRef)}\`${purpose}`,
  run: async ({ answers, cli }) => {
    await cli(cliCommands[command](answers.projectRef), {
      SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: answers.projectRef,
      SITE_URL: answers.siteUrl,
    });
    return done(answers);
  },
});

/** Not part of `db push`, which only writes to the Vault when there are migrations. */
async function keepTimerAccess(url: string, secretKey: string): Promise<void> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const given = { project_url: url, secret_key: secretKey };
  for (let tries = 1; ; tries++) {
    const { error } = await client.rpc("keep_timer_access", given);
    if (!error) return;
    // The Data API takes a few seconds to detect new functions.
    if (error.code !== "PGRST202" || tries === 10) {
      throw new ScriptError(`Writing to the Vault failed: ${error.message}`);
    }
    await setTimeout(3000);
  }
}

/** Runs all checks and prompts before the first change. */
export const checkSupabase: Step[] = [
  {
    name: "Supabase project",
    would: ({ projectRef }) =>
      `check that ${projectRef ?? "the project"} is active and read its keys and the names of its settings`,
    run: async (deployment) => {
      const { supabase, answers, secrets } = deployment;
      const name = await checkProject(supabase, answers.projectRef);
      deployment.keys = await readKeys(supabase, answers.projectRef);
      secrets.keep(deployment.keys.secret);
      const there = [...(await listDigests(supabase, answers.projectRef)).keys()];
      deployment.settings = await readFunctionSettings(secrets, answers.siteUrl, there);
      return `${name} is active, and its settings are complete.`;
    },
  },
  {
    name: "Supabase CLI",
    would: () => `find version ${supabaseVersion} on PATH or download it from npm`,
    run: async (deployment) => {
      const { cli, from } = await deployment.tools.findCli(deployment.supabase.token);
      deployment.cli = cli;
      return `${supabaseVersion}, ${from}.`;
    },
  },
];

export const deploySupabase: Step[] = [
  cliStep("Link", "link", "", ({ projectRef }) => `this folder is linked to ${projectRef}.`),
  cliStep("Database", "push", " to apply new migrations", () => "all migrations are applied."),
  cliStep("Functions", "functions", "", () => "all functions are deployed."),
  {
    name: "Timer",
    would: () => "store the project's address and secret key in its Vault for the timer",
    run: async ({ answers, keys }) => {
      await keepTimerAccess(projectUrl(answers.projectRef), keys.secret);
      return "the address and key are stored in the Vault.";
    },
  },
  {
    name: "Functions' settings",
    would: () => "set those from the environment, .env.deploy and the prompts",
    run: async ({ supabase, answers, settings }) => {
      await setSettings(supabase, answers.projectRef, settings);
      return `set ${Object.keys(settings).join(", ")}.`;
    },
  },
  paymentWebhook,
  cliStep(
    "Sign-in",
    "config",
    " to disable sign-up and set the site's address, the rules for passwords and the emails",
    ({ siteUrl }) => `sign-up is disabled, and the site is ${siteUrl}.`,
  ),
  {
    name: "Sign-in emails",
    would: () => "send them through the mail server in SMTP_URL",
    run: async ({ supabase, answers, settings }) => {
      const server = URL.parse(settings["SMTP_URL"] ?? "");
      if (!server) return "unchanged, because SMTP_URL is not set.";
      await setSignInMail(supabase, answers.projectRef, server, settings["ENQUIRY_FROM"]);
      return `they are sent through ${server.hostname}.`;
    },
  },
  {
    name: "Owner",
    would: ({ ownerEmail }) =>
      ownerEmail
        ? `make ${ownerEmail} an admin, creating the user if necessary`
        : "do nothing, because OWNER_EMAIL is not set",
    run: async ({ answers, keys, secrets }) => {
      if (!answers.ownerEmail) return "skipped, because OWNER_EMAIL is not set.";
      const project = { url: projectUrl(answers.projectRef), secretKey: keys.secret, isLocal: false };
      return await makeOwner(answers.ownerEmail, project, async () => {
        const given = secrets.given("OWNER_PASSWORD");
        const password =
          given ??
          (canAsk() ? await askSecret(`Password for ${answers.ownerEmail}:`) : await readPipedSecret());
        return secrets.keep(password) || undefined;
      });
    },
  },
];
