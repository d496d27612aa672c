import { demoRoutes, pageRoutes } from "../tests/setup/routes.ts";
import { measureAdminList } from "./bench/admin-list.ts";
import { measureAnswers } from "./bench/answers.ts";
import { measureDesktopStart } from "./bench/desktop-start.ts";
import { measureEditorTyping } from "./bench/editor-typing.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureListPayload } from "./bench/list-payload.ts";
import { measurePageWeights } from "./bench/page-weight.ts";
import { measurePictures } from "./bench/pictures.ts";
import {
  describeAdminList,
  describeAnswers,
  describeDesktopStart,
  describeEditorTyping,
  describeLighthouse,
  describeListPayload,
  describePageWeights,
  describePictures,
  describeSaves,
  describeShareCards,
  describeSiteBuild,
} from "./bench/report.ts";
import { type ServedSite, startServedSite } from "./bench/served-site.ts";
import { measureSaves } from "./bench/saves.ts";
import { measureShareCards } from "./bench/share-cards.ts";
import { measureSiteBuild } from "./bench/site-build.ts";

/**
 * Prints the figures for docs/benchmarks.md. `-- pages build`: runs only these parts. `--quick`: fewer runs.
 * `--beside=URL`: also measures another page.
 */
const quick = process.argv.includes("--quick");
const json = process.argv.includes("--json");
const beside = process.argv.flatMap((argument) => /^--beside=(.+)/.exec(argument)?.[1] ?? []);

let served: Promise<ServedSite> | undefined;
const site = () => (served ??= startServedSite());
const siteUrl = async () => (await site()).url;

type Measurement = () => Promise<{ found: unknown; text: string }>;

const described = <Found>(found: Found, describe: (found: Found) => string) => ({
  found,
  text: describe(found),
});

const measurements: Record<string, Measurement> = {
  list: async () => described(await measureListPayload(), describeListPayload),
  posts: async () => described(await measureAdminList(), describeAdminList),
  saves: async () => described(await measureSaves(), describeSaves),
  pages: async () =>
    described(await measurePageWeights(await siteUrl(), [...pageRoutes, ...demoRoutes]), describePageWeights),
  build: async () => described(await measureSiteBuild([1000, 5000], quick ? 1 : 3), describeSiteBuild),
  cards: async () => described(await measureShareCards(quick ? 100 : 1000), describeShareCards),
  desktop: async () => described(await measureDesktopStart(quick ? 3 : 9), describeDesktopStart),
  typing: async () => described(await measureEditorTyping(await site(), quick ? 3 : 9), describeEditorTyping),
  pictures: async () => described(await measurePictures(await site()), describePictures),
  answers: async () =>
    described(await measureAnswers(await siteUrl(), quick ? 1 : 5, beside), describeAnswers),
  lighthouse: async () =>
    described(await measureLighthouse(await siteUrl(), quick ? 1 : 5, beside), describeLighthouse),
};

const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = named.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `Unknown measurement: ${unknown.join(", ")}. Available: ${Object.keys(measurements).join(", ")}.`,
  );
  process.exit(1);
}

const results: Record<string, unknown> = {};
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const { found, text } = await measure();
    results[name] = found;
    if (!json) console.log(text);
  }
} finally {
  await (await served)?.stop();
}
if (json) console.log(JSON.stringify(results, null, 2));
process.exit(0);
