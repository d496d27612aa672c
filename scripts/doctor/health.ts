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
const checkKey = `${setTimer} If it is already set up, the secret key in the Vault may be out of date. A local backend first calls them after a minute.`;

export async function checkHealth({ fetchSupabase }: Deployment): Promise<Check[]> {
  let request: Promise<Health | Finding> | undefined;
  const checkField = (name: string, assess: (health: Health) => Finding) =>
    check(name, async () => {
      const health = await (request ??= readHealth(fetchSupabase));
      return "verdict" in health ? health : assess(health);
    });
  return Promise.all([
    checkField("Database timer", (health) =>
      assessTimer(health, health.database_timer_ran_at, 5 * minute, "publishes scheduled posts"),
    ),
    checkField("Function timer", (health) =>
      assessTimer(health, health.function_timer_ran_at, 5 * minute, "calls the functions", checkKey),
    ),
    checkField("Daily clean-up", (health) =>
      health.tidied_at === null
        ? unknown("Clean-up has not run yet. It runs at night, so check again tomorrow.")
        : assessTimer(health, health.tidied_at, 2 * day, "runs the daily clean-up"),
    ),
    checkField("Mail", ({ mail_is_configured }) => {
      if (mail_is_configured === null)
        return unknown(
          "The timer has not called the functions yet, so they have not reported whether mail is configured.",
        );
      return mail_is_configured
        ? good("Mail is configured.")
        : bad(
            "Enquiries are stored but not emailed. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM with npx supabase secrets set. The log of deliver-mails lists the missing or invalid ones.",
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

function assessTimer(
  { asked_at: now }: Health,
  ranAt: number | null,
  longest: number,
  work: string,
  advice = setTimer,
): Finding {
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
