import { z } from "zod";
import { bad, type Check, check, good, unknown } from "./check.ts";
import { type Deployment, readJson } from "./deployment.ts";

export async function checkBuild(deployment: Deployment): Promise<Check[]> {
  const { askSite } = deployment;
  return Promise.all([
    check("Version", async () => {
      const { version } = readFacts(readJson(await askSite("/version.json")));
      if (version === undefined)
        return bad(
          `The site does not say its version: it was built before ${deployment.version}. Build and deploy it.`,
        );
      const order = version.localeCompare(deployment.version, "en", { numeric: true });
      if (order < 0)
        return bad(
          `Version ${version} is online, this checkout is ${deployment.version}. Build and deploy it.`,
        );
      if (order > 0)
        return unknown(`Version ${version} is online, and this checkout is older: ${deployment.version}.`);
      return good(`${version}, as this checkout.`);
    }),
    check("The pages' backend", async () => {
      const { supabase } = readFacts(readJson(await askSite("/version.json")));
      if (supabase === undefined) return unknown("The site does not say what it was built with.");
      if (URL.parse(supabase)?.origin === deployment.supabase) return good("The one that was asked.");
      return bad(
        `The pages work with ${supabase}, not with ${deployment.supabase}. Set VITE_SUPABASE_URL at the host and build anew, or ask about the other.`,
      );
    }),
  ]);
}

const readFacts = (facts: unknown) =>
  z.object({ version: z.string(), supabase: z.string() }).partial().catch({}).parse(facts);
