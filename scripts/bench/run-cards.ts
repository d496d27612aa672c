import { join } from "node:path";
import type { Card } from "../../packages/site/prerender/share-cards/card.ts";
import { drawCards } from "../../packages/site/prerender/share-cards/draw-cards.ts";
import { answerParent, childInput } from "./child-process.ts";

export type CardRun = { coldPerSecond: number; cachedPerSecond: number; peakMebibytes: number };

const { folder, cards } = childInput() as { folder: string; cards: Card[] };

async function draw(): Promise<number> {
  const start = performance.now();
  await drawCards(cards, { cacheFolder: join(folder, "cache"), outFolder: join(folder, "cards") });
  return cards.length / ((performance.now() - start) / 1000);
}

const coldPerSecond = await draw();
const cachedPerSecond = await draw();
const peakMebibytes = process.resourceUsage().maxRSS / 1024;
await answerParent({ coldPerSecond, cachedPerSecond, peakMebibytes } satisfies CardRun);
process.exit(0);
