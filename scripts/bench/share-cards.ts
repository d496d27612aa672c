import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child-process.ts";
import { generateArticles } from "./generated-articles.ts";
import { untilQuiet } from "./measuring.ts";
import type { CardRun } from "./run-cards.ts";

export async function measureShareCards(count: number): Promise<CardRun> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-bench-"));
  const cards = generateArticles(count).map(({ title }) => ({
    kind: "article",
    title,
    label: "Category",
    detail: "1 January 2026 · 5 min read",
  }));
  try {
    await untilQuiet();
    const { answer, stop } = await startChild<CardRun>("run-cards.ts", { folder, cards });
    await stop();
    return answer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
