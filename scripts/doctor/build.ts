import { z } from "zod";
import { bad, type Check, check, good, unknown } from "./check.ts";
import { type Deployment, readJson } from "./deployment.ts";

export async function checkBuild(deployment: Deployment): Promise<Check[]> {
  const { fetchSite } = deployment;
  return Promise.all([
    check("Version", async () => {
      const { version } = readBuildFacts(readJson(await fetchSite("/version.json")));
      if (version === undefined)
        return bad(
          `The site reports no version, so it was built before ${deployment.version}. Build and deploy it.`,
        );
      const order = version.localeCompare(deployment.version, "en", { numeric: true });
      if (order < 0)
        return bad(
          `Version ${version} is online, but this checkout is ${deployment.version}. Build and deploy it.`,
        );
      if (order > 0)
        return unknown(`Version ${version} is online, but this checkout is older (${deployment.version}).`);
      return good(`Version ${version} is online, as in this checkout.`);
    }),
    check("Supabase project", async () => {
      const { supabase } = readBuildFacts(readJson(await fetchSite("/version.json")));
      if (supabase === undefined) return unknown("The site does not report its Supabase project.");
      if (URL.parse(supabase)?.origin === deployment.supabase)
        return good("The site uses the project that was checked.");
      return bad(
        `The site uses ${supabase}, not ${deployment.supabase}. Correct VITE_SUPABASE_URL at the hosting provider and rebuild, or pass the other address as --supabase.`,
      );
    }),
  ]);
}

const readBuildFacts = (facts: unknown) =>
  z.object({ version: z.string(), supabase: z.string() }).partial().catch({}).parse(facts);
