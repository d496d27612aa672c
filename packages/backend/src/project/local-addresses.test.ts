import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("takes five ports from PORT on", () => {
  const source = `import * as local from ${JSON.stringify(new URL("local-addresses.ts", import.meta.url).href)};
    console.log(local.localSiteUrl, local.apiPort, local.mailboxPort, local.smtpPort, local.localPreviewUrl);`;
  const args = ["--input-type=module", "--eval", source];
  expect(
    execFileSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, PORT: "5200" } }),
  ).toBe("http://127.0.0.1:5200 5201 5202 5203 http://127.0.0.1:5204\n");
});
