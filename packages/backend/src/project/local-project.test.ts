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
