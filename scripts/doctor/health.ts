import { z } from "zod";
import { bad, type Check, check, type Finding, good, unknown } from "./check.ts";
import { type Deployment, readJson } from "./deployment.ts";

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const healthSchema = z.tuple([
  z.object({
    asked_at: time,
    database_timer_ran_at: time.nullable(),
    function_timer_ran_at: time.nullable(),
    tidied_at: time.nullable(),
    mail_is_configured: z.boolean().nullable(),
  }),
]);

type Health = z.infer<typeof healthSchema>[0];

const minute = 60_000;
const day = 24 * 60 * minute;

const setTimer = 'Set it up as described in docs/functions.md, "The timer".';

export async function checkHealth({ fetchSupabase }: Deployment): Promise<Check[]> {
  let request: Promise<Health | Finding> | undefined;
  const checkField = (name: string, assess: (health: Health) => Finding) =>
    check(name, async () => {
      const health = await (request ??= readHealth(fetchSupabase));
      return "verdict" in health ? health : assess(health);
    });
  return Promise.all([
    checkField("Database timer", ({ asked_at, database_timer_ran_at }) =>
      checkTimer(asked_at, database_timer_ran_at, {
        longest: 5 * minute,
        work: "publishes scheduled posts",
        advice: setTimer,
      }),
    ),
    checkField("Function timer", ({ asked_at, function_timer_ran_at }) =>
      checkTimer(asked_at, function_timer_ran_at, {
        longest: 5 * minute,
        work: "calls the functions",
        advice: `${setTimer} If it is already set up, the secret key in the Vault may be out of date. A local backend first calls them after a minute.`,
      }),
    ),
    checkField("Daily clean-up", ({ asked_at, tidied_at }) =>
      tidied_at === null
        ? unknown("Clean-up has not run yet. It runs at night, so check again tomorrow.")
        : checkTimer(asked_at, tidied_at, {
            longest: 2 * day,
            work: "runs the daily clean-up",
            advice: setTimer,
          }),
    ),
    checkField("Mail", ({ mail_is_configured }) => {
      if (mail_is_configured === null)
        return unknown(
          "The timer has not called the functions yet, so they have not reported whether mail is configured.",
        );
      return mail_is_configured
        ? good("Mail is configured.")
        : bad(
            "Enquiries are stored but not emailed. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM with npx supabase secrets set. The log of deliver-enquiries lists the missing or invalid ones.",
          );
    }),
  ]);
}

async function readHealth(fetchSupabase: Deployment["fetchSupabase"]): Promise<Health | Finding> {
  const response = await fetchSupabase("/rest/v1/rpc/deployment_health");
  const health = healthSchema.safeParse(readJson(response)).data?.[0];
  if (health) return health;
  return response.status === 404
    ? bad("The function deployment_health is missing. Apply the migrations: npx supabase db push.")
    : unknown(`The database returned ${response.status}.`);
}

type Timer = { longest: number; work: string; advice: string };

function checkTimer(now: number, ranAt: number | null, { longest, work, advice }: Timer): Finding {
  if (ranAt === null) return bad(`The timer that ${work} has never run. ${advice}`);
  const minutes = Math.round((now - ranAt) / minute);
  if (now - ranAt > longest)
    return bad(`The timer that ${work} last ran ${describeAge(minutes)} ago. ${advice}`);
  return good(`Last ran ${minutes < 2 ? "a moment" : describeAge(minutes)} ago.`);
}

function describeAge(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
