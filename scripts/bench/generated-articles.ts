import { mulberry32 } from "../../supabase/functions/_shared/generation/writer/dice.ts";

const newest = Date.UTC(2026, 0, 1);
const hour = 3_600_000;

const list = (random: Random) => Array.from({ length: 5 }, () => `- ${prose(random, 12)}`).join("\n");

function table(random: Random): string {
  const row = () => `| ${pick(random)} ${pick(random)} | ${pick(random)} | ${pick(random)} |`;
  return ["| What | Before | After |", "|---|---|---|", row(), row(), row(), row()].join("\n");
}

function body(random: Random, count: number): string {
  const link = (n: number) =>
    `See [${pick(random)} ${pick(random)}](/blog/generated-${(n * 7 + 3) % count}).`;
  const heading = () => `## ${prose(random, 5).slice(0, -1)}`;
  const section = (n: number) =>
    [heading(), `${prose(random, 60)} ${link(n)}`, prose(random, 60)].join("\n\n");
  const sections = Array.from({ length: 6 }, (_, n) => section(n));
  const extra = `${list(random)}\n\n${table(random)}\n\n> ${prose(random, 30)}`;
  const code = '```\n<meta name="description" content="Of one page">\n```';
  return [prose(random, 30), ...sections.slice(0, 3), extra, ...sections.slice(3), code].join("\n\n");
}

export function generateArticles(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const random = mulberry32(n + 1);
    return {
      title: `${prose(random, 6).slice(0, -1)} ${n}`,
      slug: `generated-${n}`,
      excerpt: prose(random, 24),
      content: body(random, count),
      status: "published",
      published_at: new Date(newest - n * hour).toISOString(),
      read_time_minutes: 5,
      tags: [pick(random), pick(random)],
    };
  });
}

const words =
  `able about across after again always another answer around away before begin behind better between board bright
  bring build business buyer call careful chair change clear client close colour common corner cost country customer
  daily decide different doctor early email enough evening every example family figure first follow forward friend
  garden general glass ground group hand happen heavy honest hour house image invoice kitchen know large later learn
  letter light line listen little local market matter measure message minute month morning move near never notice
  number office often open order other owner page paper people phone picture place plain plumber point price question
  quick quiet rather reader reason repair reply review road room salon search season service shop simple site small
  sound speak staff start still stone street strong table talk teacher thing today together town trade train travel
  turn under until useful van visit voice wait walk water week window winter without wonder word work write year`.split(
    /\s+/,
  );

type Random = ReturnType<typeof mulberry32>;

const pick = (random: Random): string => words[Math.floor(random() * words.length)] ?? "";

export function prose(random: Random, count: number): string {
  const sentences: string[] = [];
  for (let left = count; left > 0;) {
    const length = Math.min(left, 8 + Math.floor(random() * 13));
    const sentence = Array.from({ length }, () => pick(random)).join(" ");
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
    left -= length;
  }
  return sentences.join(" ");
}
