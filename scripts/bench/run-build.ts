import { buildSite, type BuildReport } from "@brightwren/site/build-site";
import type { SiteSettings } from "@brightwren/site/site-settings";
import { answerParent, childInput } from "./child-process.ts";

export type BuildRun = {
  report: BuildReport;
  peakMebibytes: number;
};

const { settings, outFolder } = childInput() as { settings: SiteSettings; outFolder: string };
const report = await buildSite({ settings, outFolder, cards: false });
await answerParent({ report, peakMebibytes: process.resourceUsage().maxRSS / 1024 } satisfies BuildRun);
process.exit(0);
