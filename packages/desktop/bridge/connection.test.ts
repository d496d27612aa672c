import { expect, test } from "vitest";
import { connectionSchema } from "./connection.ts";

const good = {
  url: "https://abc.supabase.co/",
  publishableKey: " sb_publishable_1 ",
  siteUrl: "https://a.example/",
};
const faultOf = (change: Partial<typeof good>) =>
  connectionSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message;

test("trims trailing slashes from addresses and spaces from keys", () => {
  expect(connectionSchema.parse(good)).toEqual({
    url: "https://abc.supabase.co",
    publishableKey: "sb_publishable_1",
    siteUrl: "https://a.example",
  });
});

test.each(["http://127.0.0.1:54321", "http://localhost:54321"])("accepts %s over plain http", (url) => {
  expect(faultOf({ url })).toBeUndefined();
});

test.each([
  [{ url: "" }, "Backend address is required"],
  [{ url: "abc" }, "Backend address is not a valid address"],
  [{ url: "javascript:alert(1)" }, "Backend address must start with https://"],
  [{ url: "http://abc.supabase.co" }, "Backend address must start with https://, or be on this computer"],
  [{ siteUrl: "ftp://a.example" }, "Website address must start with https://"],
  [{ publishableKey: "  " }, "Publishable key is required"],
  [{ publishableKey: "a key\r\nX-Evil: 1" }, "Publishable key contains invalid characters"],
])("rejects the settings %j: %s", (change, message) => expect(faultOf(change)).toBe(message));

const legacySecretKey = `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role: "service_role" }))}.c2ln`;

test.each([
  [{ publishableKey: `'${legacySecretKey}'\n` }, "Publishable key"],
  [{ url: "sb_secret_x1" }, "Backend address"],
  [{ url: `https://abc.supabase.co/?apikey=${legacySecretKey}` }, "Backend address"],
  [{ siteUrl: "https://a.example/#sb_secret_x1" }, "Website address"],
])("rejects a secret key without quoting it: %j", (change, name) => {
  const issues = connectionSchema.safeParse({ ...good, ...change }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^${name} holds a secret key, .* replace it with`)),
  ]);
  expect(JSON.stringify(issues)).not.toMatch(/sb_secret_x1|eyJ/);
});
