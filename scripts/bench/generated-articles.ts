import sharp from "sharp";
import { topics } from "../../supabase/functions/_shared/generation/library/topics.ts";
import { mulberry32 } from "../../supabase/functions/_shared/generation/writer/dice.ts";

export type GeneratedArticle = ReturnType<typeof generateArticles>[number];

type Random = ReturnType<typeof mulberry32>;

export type Pictures = Record<string, Buffer>;

export const categoryNames = [1, 2, 3, 4, 5].map((n) => `Category ${n}`);
const withPicture = 10;
const newest = Date.UTC(2026, 0, 1);
const hour = 3_600_000;

/** The sentences of the built-in writer's articles. */
const sentences = topics
  .flatMap(({ sections }) => sections.flatMap(({ text }) => text))
  .filter((text) => !text.includes("\n"))
  .flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z])/));

const pick = (random: Random): string => sentences[Math.floor(random() * sentences.length)] ?? "";

/** Varied sentences with at least `count` words in all. */
export function prose(random: Random, count: number): string {
  const text: string[] = [];
  for (let left = count; left > 0; left -= text.at(-1)?.split(" ").length ?? 1) text.push(pick(random));
  return text.join(" ");
}

/** The first words of a sentence, without punctuation. */
const words = (random: Random, count: number): string =>
  pick(random)
    .replaceAll(/[^\p{L}\p{N}’ -]/gu, "")
    .split(" ")
    .slice(0, count)
    .join(" ");

const list = (random: Random) => Array.from({ length: 5 }, () => `- ${pick(random)}`).join("\n");

function table(random: Random): string {
  const row = () => `| ${words(random, 3)} | ${words(random, 2)} | ${words(random, 2)} |`;
  return ["| What | Before | After |", "|---|---|---|", row(), row(), row(), row()].join("\n");
}

const code =
  '```html\n<meta name="description" content="Of one page">\n```\n\n```js\nsend({ at: Date.now() });\n```';

function body(random: Random, n: number, count: number): string {
  const link = (section: number) =>
    `See [${words(random, 3)}](/blog/generated-${(section * 7 + 3) % count}).`;
  const section = (index: number) =>
    `## ${words(random, 5)}\n\n${prose(random, 50)} **${words(random, 4)}**: ${pick(random)} ${link(index)}\n\n${prose(random, 50)}`;
  const sections = Array.from({ length: 6 }, (_, index) => section(index));
  const extra = [list(random), table(random), `> ${prose(random, 25)}`];
  const picture = n % withPicture === 0 ? [`![${words(random, 6)}](pictures/${n}.jpg)`] : [];
  return [prose(random, 30), ...picture, ...sections.slice(0, 3), ...extra, ...sections.slice(3), code].join(
    "\n\n",
  );
}

export function generateArticles(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const random = mulberry32(n + 1);
    return {
      title: `${words(random, 6)} ${n}`,
      slug: `generated-${n}`,
      excerpt: prose(random, 16),
      category: categoryNames[n % categoryNames.length] ?? "",
      content: body(random, n, count),
      published_at: new Date(newest - n * hour).toISOString(),
      tags: topics[n % topics.length]?.tags ?? [],
    };
  });
}

/** By file: a different JPEG of 800 × 500 pixels for every tenth article. */
export async function drawPictures(count: number): Promise<Pictures> {
  const pictures: Pictures = {};
  for (let n = 0; n < count; n += withPicture) {
    const random = mulberry32(n);
    const shade = () => `hsl(${Math.floor(random() * 360)} 60% 50%)`;
    const circle = () =>
      `<circle cx="${random() * 1600}" cy="${random() * 1000}" r="${random() * 300}" fill="${shade()}" opacity=".6"/>`;
    const circles = Array.from({ length: 12 }, circle).join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="800" height="500"><rect width="1600" height="1000" fill="${shade()}"/>${circles}</svg>`;
    pictures[`pictures/${n}.jpg`] = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  }
  return pictures;
}
