import process from "node:process";
import { runDeploy } from "./deploy/run-deploy.ts";
import { runDoctor } from "./deploy/site-steps.ts";
import { findSupabaseCli } from "./deploy/supabase-cli.ts";

const tools = { findCli: findSupabaseCli, runDoctor };
process.exitCode = await runDeploy(process.argv.slice(2), process.env, tools);
