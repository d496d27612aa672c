import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { localJwtSecret, localPublishableKey, localServiceRoleKey } from "./local-project.ts";

test.each([
  ["anon", localPublishableKey],
  ["service_role", localServiceRoleKey],
])("signs the %s key with the local secret", (role, key) => {
  const [head, claims = "", signature] = key.split(".");
  expect(createHmac("sha256", localJwtSecret).update(`${head}.${claims}`).digest("base64url")).toBe(
    signature,
  );
  const decoded: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(decoded).toEqual({ iss: "supabase-demo", role, exp: 1983812996 });
});

test("takes five ports from PORT on", () => {
  const source = `import * as local from ${JSON.stringify(new URL("local-project.ts", import.meta.url).href)};
    console.log(local.localSiteUrl, local.apiPort, local.mailboxPort, local.smtpPort, local.localPreviewUrl);`;
  const args = ["--input-type=module", "--eval", source];
  expect(
    execFileSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, PORT: "5200" } }),
  ).toBe("http://127.0.0.1:5200 5201 5202 5203 http://127.0.0.1:5204\n");
});
