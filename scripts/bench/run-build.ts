import { buildSite } from "@brightwren/site/build-site";
import { childInput } from "./measuring.ts";

await buildSite(childInput() as Parameters<typeof buildSite>[0]);
process.exit(0);
