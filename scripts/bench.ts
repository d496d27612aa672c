import { measureListPayload } from "./bench/list-payload.ts";

/** Measurements as ratios within one run, because machines differ and are noisy. `--json` for programs. */
const { everyField, cardFields } = await measureListPayload();

const results = {
  "blog list of 10,000 posts, every field : card fields": {
    bytes: everyField.megabytes / cardFields.megabytes,
    "bytes gzipped": everyField.gzippedMegabytes / cardFields.gzippedMegabytes,
    time: everyField.milliseconds / cardFields.milliseconds,
  },
};

if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ results, everyField, cardFields }, null, 2));
} else {
  for (const [title, ratios] of Object.entries(results)) {
    console.log(`\n${title}`);
    for (const [name, ratio] of Object.entries(ratios))
      console.log(`  ${name.padEnd(16)} ${ratio.toFixed(1)} : 1`);
  }
}
process.exit(0);
