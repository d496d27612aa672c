import { buildSite, type BuildReport } from "@brightwren/site/build-site";
import type { SiteSettings } from "@brightwren/site/site-settings";
import { answerParent, childInput } from "./measuring.ts";

export type BuildRun = { report: BuildReport; coreSeconds: number; peakMebibytes: number };

const { settings, outFolder } = childInput() as { settings: SiteSettings; outFolder: string };
const report = await buildSite({ settings, outFolder, cards: false });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const coreSeconds = (userCPUTime + systemCPUTime) / 1e6;
await answerParent({ report, coreSeconds, peakMebibytes: maxRSS / 1024 } satisfies BuildRun);
process.exit(0);
