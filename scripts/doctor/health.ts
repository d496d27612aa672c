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

const setTimer = 'Set it up as docs/functions.md says under "The timer".';

export async function checkHealth({ askSupabase }: Deployment): Promise<Check[]> {
  let asked: Promise<Health | Finding> | undefined;
  const about = (name: string, judge: (health: Health) => Finding) =>
    check(name, async () => {
      const health = await (asked ??= readHealth(askSupabase));
      return "verdict" in health ? health : judge(health);
    });
  return Promise.all([
    about("Timer of the database", ({ asked_at, database_timer_ran_at }) =>
      judgeTimer(asked_at, database_timer_ran_at, {
        longest: 5 * minute,
        work: "publishes scheduled posts",
        advice: setTimer,
      }),
    ),
    about("Timer of the functions", ({ asked_at, function_timer_ran_at }) =>
      judgeTimer(asked_at, function_timer_ran_at, {
        longest: 5 * minute,
        work: "calls the functions",
        advice: `${setTimer} If it is, the secret key in the Vault may be an old one. A local backend begins with it after a minute.`,
      }),
    ),
    about("Daily tidying", ({ asked_at, tidied_at }) =>
      tidied_at === null
        ? unknown("Nothing has been tidied yet. The timer does so at night: ask again tomorrow.")
        : judgeTimer(asked_at, tidied_at, { longest: 2 * day, work: "tidies", advice: setTimer }),
    ),
    about("Mail", ({ mail_is_configured }) => {
      if (mail_is_configured === null)
        return unknown("The functions say so when the timer has called them, and it has not yet.");
      return mail_is_configured
        ? good("Its settings are there.")
        : bad(
            "Enquiries are stored, but not mailed. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM with npx supabase secrets set; the log of deliver-enquiries says which is at fault.",
          );
    }),
  ]);
}

async function readHealth(askSupabase: Deployment["askSupabase"]): Promise<Health | Finding> {
  const answer = await askSupabase("/rest/v1/rpc/deployment_health");
  const health = healthSchema.safeParse(readJson(answer)).data?.[0];
  if (health) return health;
  return answer.status === 404
    ? bad(
        "The database cannot say: it is older than this checkout. Apply the migrations: npx supabase db push.",
      )
    : unknown(`The database was asked and answered ${answer.status}.`);
}

type Timer = { longest: number; work: string; advice: string };

function judgeTimer(now: number, ranAt: number | null, { longest, work, advice }: Timer): Finding {
  if (ranAt === null) return bad(`The timer that ${work} has never run. ${advice}`);
  const minutes = Math.round((now - ranAt) / minute);
  if (now - ranAt > longest)
    return bad(`The timer that ${work} last ran ${describeAge(minutes)} ago. ${advice}`);
  return good(`It last ran ${minutes < 2 ? "a moment" : describeAge(minutes)} ago.`);
}

function describeAge(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
