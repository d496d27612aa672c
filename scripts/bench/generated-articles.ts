import { createRandom, pick, prose, type Random } from "./generated-text.ts";

export type GeneratedArticle = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  status: "published";
  published_at: string;
  read_time_minutes: number;
  tags: string[];
};

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

/** So many articles of about 900 words with headings, links, a list, a table, a quotation and code; the same each time. */
export function generateArticles(count: number): GeneratedArticle[] {
  return Array.from({ length: count }, (_, n) => {
    const random = createRandom(n + 1);
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
