import { measureListPayload } from "./bench/list-payload.ts";
import { measurePageWeights } from "./bench/page-weight.ts";

/** Measurements that a noisy machine cannot spoil: ratios within one run, and bytes. `--json` for programs. */
const { everyField, cardFields } = await measureListPayload();
const weights = await measurePageWeights([
  "/",
  "/about",
  "/services",
  "/contact",
  "/faq",
  "/demos/restaurant",
]);

const ratios = {
  bytes: everyField.megabytes / cardFields.megabytes,
  "bytes gzipped": everyField.gzippedMegabytes / cardFields.gzippedMegabytes,
  time: everyField.milliseconds / cardFields.milliseconds,
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ listPayload: { ratios, everyField, cardFields }, weights }, null, 2));
} else {
  console.log("\nBlog list of 10,000 posts, every field : card fields");
  for (const [name, ratio] of Object.entries(ratios))
    console.log(`  ${name.padEnd(20)} ${ratio.toFixed(1)} : 1`);
  console.log("\nFirst visit on a phone, brotli    script       all  requests");
  for (const { route, script, all, requests } of weights) {
    console.log(`  ${route.padEnd(26)}${kilobytes(script)}${kilobytes(all)}${String(requests).padStart(10)}`);
  }
}
process.exit(0);
