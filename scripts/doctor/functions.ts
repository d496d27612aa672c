import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { errorBodySchema } from "@brightwren/functions/contracts/error-body";
import { bad, type Check, check, type Finding, good, unknown, unlessFaulty } from "./check.ts";
import { type Answer, type Deployment, readJson } from "./deployment.ts";

const folder = join(import.meta.dirname, "../../supabase/functions");

const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));

/** All other functions are for the owner and the timer. */
const forVisitors = ["create-checkout", "send-contact-email"];

const deploy = "Deploy the functions from this folder: npx supabase functions deploy --use-api.";

/** Valid JSON that every function rejects before it has any effect. */
const nothing: RequestInit = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: '"nothing"',
};

export async function checkFunctions(deployment: Deployment): Promise<Check[]> {
  const { askSupabase } = deployment;
  return Promise.all([
    ...names.map((name) =>
      check(`Function ${name}`, async () => judge(name, await askSupabase(`/functions/v1/${name}`, nothing))),
    ),
    check("Functions called by the site", async () => {
      const origins = await allowedOrigins(deployment, deployment.site);
      const closed = names.filter((name) => origins[name] !== deployment.site);
      return unlessFaulty(
        closed.length === 0
          ? []
          : [`Pages of ${deployment.site} may not read the answers of ${closed.join(", ")}.`],
        "Its pages may read every function's answers.",
        "Set SITE_URL to that address with npx supabase secrets set, or ALLOWED_ORIGINS where there are several.",
      );
    }),
    check("Functions closed to other sites", async () => {
      const origins = await allowedOrigins(deployment, stranger);
      const open = names.filter((name) => origins[name] === stranger || origins[name] === "*");
      return unlessFaulty(
        open.length === 0 ? [] : [`The pages of any site may read the answers of ${open.join(", ")}.`],
        "Their pages may not read the answers.",
        deploy,
      );
    }),
  ]);
}

function judge(name: string, answer: Answer): Finding {
  const refusal = errorBodySchema.safeParse(readJson(answer)).data;
  if (answer.status === 404) return bad(`There is no function ${name}. ${deploy}`);
  if (refusal === undefined && answer.status === 401)
    return bad(
      `Supabase refuses callers before ${name} is asked: verify_jwt is on. ${deploy} supabase/config.toml switches it off.`,
    );
  if (refusal?.code === "unavailable")
    return bad(
      `${name} lacks settings: its log in the dashboard names them. Set them with npx supabase secrets set.`,
    );
  const isForVisitors = forVisitors.includes(name);
  if (refusal?.code === (isForVisitors ? "invalid_json" : "unauthorized"))
    return good(isForVisitors ? "Answers visitors, and refuses nonsense." : "Refuses strangers.");
  if (refusal?.code === "invalid_json") return bad(`${name} lets strangers in. ${deploy}`);
  if (refusal?.code === "rate_limited") return unknown(`${name} has been asked too often: ask again later.`);
  return bad(
    `${name} answers ${answer.status} in a way that docs/functions.md does not know. Look at its log in the dashboard. ${deploy}`,
  );
}

const stranger = "https://stranger.example";

async function allowedOrigins(
  { askSupabase }: Deployment,
  origin: string,
): Promise<Record<string, string | null>> {
  const preflight = {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  };
  const answers = names.map(async (name) => {
    const { headers } = await askSupabase(`/functions/v1/${name}`, preflight);
    return [name, headers.get("access-control-allow-origin")] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
