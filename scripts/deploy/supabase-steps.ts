import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { readPipedSecret, askSecret, canAsk } from "./prompts.ts";
import { makeOwner, OwnerError } from "../owner/make-owner.ts";
import { type Deployment, projectUrl, type Step } from "./deployment.ts";
import { DeployError } from "./deploy-error.ts";
import { readFunctionSettings } from "./function-settings.ts";
import { checkProject, listSettings, readKeys, setSettings } from "./supabase-api.ts";
import { cliCommands, findSupabaseCli, supabaseVersion } from "./supabase-cli.ts";

async function runCli(deployment: Deployment, command: keyof typeof cliCommands): Promise<void> {
  const { answers, cli } = deployment;
  await cli(cliCommands[command](answers.projectRef), {
    SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: answers.projectRef,
    SITE_URL: answers.siteUrl,
  });
}

/** Not part of `db push`, which only writes to the Vault when there are migrations. */
async function keepTimerAccess(url: string, secretKey: string): Promise<void> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const given = { project_url: url, secret_key: secretKey };
  for (let tries = 1; ; tries++) {
    const { error } = await client.rpc("keep_timer_access", given);
    if (!error) return;
    // The Data API detects new functions with a short delay.
    if (error.code !== "PGRST202" || tries === 10) {
      throw new DeployError(`The Vault could not be written: ${error.message}`);
    }
    await setTimeout(3000);
  }
}

const called = (command: keyof typeof cliCommands, ref = "<ref>") =>
  `supabase ${cliCommands[command](ref).join(" ")}`;

/** Checks everything and asks all questions before the first change. */
export const checkSupabase: Step[] = [
  {
    name: "Supabase project",
    would: ({ projectRef }) =>
      `ask Supabase whether ${projectRef ?? "the project"} is awake, and for its keys and the names of its settings`,
    run: async (deployment) => {
      const { supabase, answers, secrets } = deployment;
      const name = await checkProject(supabase, answers.projectRef);
      deployment.keys = await readKeys(supabase, answers.projectRef);
      secrets.keep(deployment.keys.secret);
      const there = await listSettings(supabase, answers.projectRef);
      deployment.settings = await readFunctionSettings(secrets, answers.siteUrl, there);
      return `${name} is awake, and its settings are complete.`;
    },
  },
  {
    name: "Supabase CLI",
    would: () => `look for the CLI ${supabaseVersion}, on PATH or from npm`,
    run: async (deployment) => {
      const { cli, from } = await findSupabaseCli(deployment.supabase.token);
      deployment.cli = cli;
      return `${supabaseVersion}, ${from}.`;
    },
  },
];

export const deploySupabase: Step[] = [
  {
    name: "Link",
    would: ({ projectRef }) => `call \`${called("link", projectRef)}\``,
    run: async (deployment) => {
      await runCli(deployment, "link");
      return `this folder belongs to ${deployment.answers.projectRef}.`;
    },
  },
  {
    name: "Database",
    would: ({ projectRef }) => `call \`${called("push", projectRef)}\`, for migrations that are new there`,
    run: async (deployment) => {
      await runCli(deployment, "push");
      return "all migrations are applied.";
    },
  },
  {
    name: "Functions",
    would: ({ projectRef }) => `call \`${called("functions", projectRef)}\``,
    run: async (deployment) => {
      await runCli(deployment, "functions");
      return "all are deployed.";
    },
  },
  {
    name: "Timer",
    would: () => "write the project's address and secret key into its Vault, where the timer reads them",
    run: async ({ answers, keys }) => {
      await keepTimerAccess(projectUrl(answers.projectRef), keys.secret);
      return "it has its address and key.";
    },
  },
  {
    name: "Functions' settings",
    would: () => "set those that are given, in the environment, in .env.deploy or by answers",
    run: async ({ supabase, answers, settings }) => {
      await setSettings(supabase, answers.projectRef, settings);
      return `${Object.keys(settings).join(", ")} are set.`;
    },
  },
  {
    name: "Sign-in",
    would: ({ projectRef }) =>
      `call \`${called("config", projectRef)}\`: sign-ups off, the site's address, as supabase/config.toml says`,
    run: async (deployment) => {
      await runCli(deployment, "config");
      return `sign-ups are off, the site is ${deployment.answers.siteUrl}.`;
    },
  },
  {
    name: "Owner",
    would: ({ ownerEmail }) =>
      ownerEmail
        ? `make ${ownerEmail} an admin, and a user first if there is none`
        : "make nobody an admin (OWNER_EMAIL names none)",
    run: async ({ answers, keys, secrets }) => {
      if (!answers.ownerEmail) return "nobody is named (OWNER_EMAIL).";
      const project = { url: projectUrl(answers.projectRef), secretKey: keys.secret, isLocal: false };
      try {
        return await makeOwner(answers.ownerEmail, project, async () => {
          const given = secrets.given("OWNER_PASSWORD");
          const password =
            given ??
            (canAsk() ? await askSecret(`A password for ${answers.ownerEmail}:`) : await readPipedSecret());
          return secrets.keep(password) || undefined;
        });
      } catch (error) {
        throw error instanceof OwnerError ? new DeployError(error.message) : error;
      }
    },
  },
];
