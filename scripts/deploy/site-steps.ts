import { spawn } from "node:child_process";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import type { Answers } from "./answers.ts";
import { ScriptError } from "../script-error.ts";
import { projectUrl, type Step, type Tools } from "./deployment.ts";
import { hosts, nodeVersion } from "./hosts.ts";
import { setSettings } from "./supabase-api.ts";

const titleOf = ({ host }: Partial<Answers>) => (host ? hosts[host].title : "the host");

const longestBuild = 20 * 60_000;
const doctor = "scripts/doctor.ts";

export const runDoctor: Tools["runDoctor"] = (args, secrets) => {
  const env = { ...process.env, ...secrets };
  const child = spawn(process.execPath, [doctor, ...args], { stdio: "inherit", env });
  return new Promise((resolve) => child.once("close", resolve));
};

/** Runs last, since the build reads what the earlier steps deployed. */
export const deploySite: Step[] = [
  {
    name: "Site",
    would: (answers) =>
      `find or create ${answers.siteName ?? "the site"} at ${titleOf(answers)} and configure its build`,
    run: async (deployment) => {
      const { answers, hostToken, keys } = deployment;
      const { title: company, base, prepare } = hosts[answers.host];
      const variables = {
        VITE_SUPABASE_URL: projectUrl(answers.projectRef),
        VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
        VITE_SITE_URL: answers.siteUrl,
        NODE_VERSION: nodeVersion,
      };
      deployment.site = await prepare({ company, base, token: hostToken }, { ...answers, variables });
      return `the build is configured; other settings are at ${deployment.site.dashboard}.`;
    },
  },
  {
    name: "Deploy hook",
    would: (answers) =>
      `find or create it at ${titleOf(answers)} and set it for the function request-rebuild`,
    run: async ({ answers, supabase, secrets, site }) => {
      const hook = secrets.keep(await site.hook());
      await setSettings(supabase, answers.projectRef, { DEPLOY_HOOK_URL: hook });
      return "publishing a post now starts a build.";
    },
  },
  {
    name: "Build",
    would: (answers) =>
      `build the branch ${answers.branch ?? "main"} at ${titleOf(answers)} and wait until it is live`,
    run: async ({ site }) => {
      const state = await site.build();
      for (const end = Date.now() + longestBuild; Date.now() < end; await setTimeout(5000)) {
        const now = await state();
        if (now === "done") return "the site is online.";
        if (now === "failed") throw new ScriptError(`The build failed. See its log at ${site.dashboard}.`);
      }
      throw new ScriptError(`The build has not finished after 20 minutes. Check ${site.dashboard}.`);
    },
  },
  {
    name: "Doctor",
    would: () => "audit the deployed site, like `npm run doctor`, and store the result for the admin",
    run: async ({ answers, keys, settings, tools }) => {
      const facts = {
        site: answers.siteUrl,
        supabase: projectUrl(answers.projectRef),
        key: keys.publishable,
      };
      const args = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value]);
      const { STRIPE_SECRET_KEY } = settings;
      const code = await tools.runDoctor([...args, "--store"], {
        SUPABASE_SECRET_KEY: keys.secret,
        ...(STRIPE_SECRET_KEY && { STRIPE_SECRET_KEY }),
      });
      if (code !== 0)
        throw new ScriptError("Everything is deployed, but the doctor found problems (see above).");
      return "no problems found.";
    },
  },
];
