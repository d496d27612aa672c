import type { BuildReport } from "@brightwren/site/build-site";

/** Milliseconds between progress lines if they cannot be overwritten, e.g. in CI. */
const linePause = 5000;

const names = { pages: "pages", cards: "share cards" } as const;

export function showProgress(): (step: keyof typeof names, done: number, total: number) => void {
  const { stdout } = process;
  let last = performance.now();
  return (step, done, total) => {
    const line = `  ${done.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")} ${names[step]}`;
    const now = performance.now();
    if (stdout.isTTY) {
      stdout.write(`\r${line}${done === total ? "\n" : ""}`);
    } else if (now - last > linePause) {
      last = now;
      console.log(line);
    }
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function describeBuild(report: BuildReport): string {
  const { pages, pagesWritten, cards, cardsDrawn, picturesEncoded, deadLinks, leftOut, took } = report;
  const all = took.app + took.content + took.pages + took.cards + took.rest;
  return [
    `${pages} pages (${pagesWritten} rendered); ${cards} share cards (${cardsDrawn} rendered); ${picturesEncoded} pictures encoded; ${seconds(all)}.`,
    `(application ${seconds(took.app)}, articles read ${seconds(took.content)}, pages ${seconds(took.pages)}, cards ${seconds(took.cards)}, rest ${seconds(took.rest)})`,
    ...(leftOut.length > 0 ? ["Some posts or pictures were skipped:"] : []),
    ...leftOut,
    ...(deadLinks.length > 0 ? ["Some articles contain broken links. Fix them in the editor:"] : []),
    ...deadLinks,
  ].join("\n");
}
