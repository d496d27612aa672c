import type { BuildReport } from "@brightwren/site/build-site";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** What a build did, in two lines. */
export function describeBuild({ pages, pagesWritten, cards, cardsDrawn, took }: BuildReport): string {
  const all = took.app + took.content + took.pages + took.cards + took.rest;
  return [
    `${pages} pages, ${pagesWritten} of them drawn; ${cards} share cards, ${cardsDrawn} of them drawn; ${seconds(all)}.`,
    `(application ${seconds(took.app)}, articles read ${seconds(took.content)}, pages ${seconds(took.pages)}, cards ${seconds(took.cards)}, rest ${seconds(took.rest)})`,
  ].join("\n");
}
