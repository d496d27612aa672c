import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { errorBodySchema } from "@brightwren/functions/contracts/error-body";
import { bad, type Check, check, type Finding, good, unknown, reportProblems } from "./check.ts";
import { type HttpResponse, type Deployment, post, readJson } from "./deployment.ts";

const folder = join(import.meta.dirname, "../../supabase/functions");

const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));

const deploy = "Deploy the functions from this folder: npx supabase functions deploy --use-api.";

/** Every function rejects this valid JSON before it has any effect. */
const invalidBody = post("nothing");

const fromVisitors = { code: "invalid_json", says: "Accepts visitors and rejects invalid requests." };

/** How functions reject `invalidBody`. Only the owner and the timer may call the other functions. */
const publicFunctions: Record<string, typeof fromVisitors> = {
  "billing-portal": fromVisitors,
  "create-checkout": fromVisitors,
  "send-contact-email": fromVisitors,
  "stripe-webhook": { code: "invalid_signature", says: "Rejects events that Stripe has not signed." },
};

const ownersOnly = { code: "unauthorized", says: "Rejects anonymous callers." };

export async function checkFunctions(deployment: Deployment): Promise<Check[]> {
  const { fetchSupabase } = deployment;
  return Promise.all([
    ...names.map((name) =>
      check(`Function ${name}`, async () =>
        checkResponse(name, await fetchSupabase(`/functions/v1/${name}`, invalidBody)),
      ),
    ),
    check("Functions allow the site", async () => {
      const origins = await allowedOrigins(deployment, deployment.site);
      const blocked = names.filter((name) => origins[name] !== deployment.site);
      return reportProblems(
        blocked.length === 0
          ? []
          : [`CORS prevents pages of ${deployment.site} from reading responses from ${blocked.join(", ")}.`],
        "Its pages can read the responses of every function.",
        "Set SITE_URL to that address with npx supabase secrets set, or list several addresses in ALLOWED_ORIGINS.",
      );
    }),
    check("Functions block other sites", async () => {
      const origins = await allowedOrigins(deployment, otherOrigin);
      const open = names.filter((name) => origins[name] === otherOrigin || origins[name] === "*");
      return reportProblems(
        open.length === 0 ? [] : [`Any website can read responses from ${open.join(", ")}.`],
        "Their pages cannot read the responses.",
        deploy,
      );
    }),
  ]);
}

function checkResponse(name: string, response: HttpResponse): Finding {
  const error = errorBodySchema.safeParse(readJson(response)).data;
  if (response.status === 404) return bad(`The function ${name} is not deployed. ${deploy}`);
  if (error === undefined && response.status === 401)
    return bad(
      `Supabase rejects requests before they reach ${name}, because verify_jwt is on. ${deploy} supabase/config.toml turns it off.`,
    );
  if (error?.code === "unavailable")
    return bad(
      `${name} is not configured. Its log in the dashboard lists the missing settings. Set them with npx supabase secrets set.`,
    );
  if (error?.code === "checkout_off")
    return good("The online checkout is not set up, so there are no payments.");
  if (error?.code === "not_configured")
    return bad(
      `${name} has no signing secret, so paid subscriptions do not reach the admin. Run npm run deploy with STRIPE_SECRET_KEY.`,
    );
  const { code, says } = publicFunctions[name] ?? ownersOnly;
  if (error?.code === code) return good(says);
  if (error?.code === "invalid_json") return bad(`${name} accepts anonymous callers. ${deploy}`);
  if (error?.code === "rate_limited") return unknown(`${name} is rate-limited. Run the doctor again later.`);
  return bad(
    `${name} returned an unexpected response (${response.status}). Check its log in the dashboard. ${deploy}`,
  );
}

const otherOrigin = "https://stranger.example";

async function allowedOrigins(
  { fetchSupabase }: Deployment,
  origin: string,
): Promise<Record<string, string | null>> {
  const preflight = {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  };
  const answers = names.map(async (name) => {
    const { headers } = await fetchSupabase(`/functions/v1/${name}`, preflight);
    return [name, headers.get("access-control-allow-origin")] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
