import { expect, test } from "vitest";
import { checkOptions, parseStatus } from "./stack-backend.ts";

test("what the stack has is granted: the seeds or none, and the environment that its functions find", async () => {
  await expect(checkOptions({ seed: false })).resolves.toBeUndefined();
  const env = { ALLOWED_ORIGINS: "https://brightwren.example, http://127.0.0.1:5173", AI_BASE_URL: "" };
  await expect(checkOptions({ env })).resolves.toBeUndefined();
});

test("what it has not is refused by name, so that no test runs on something else than it says", async () => {
  const env = { AI_BASE_URL: "http://127.0.0.1:9", SITE_URL: "http://127.0.0.1:5173" };
  await expect(checkOptions({ env })).rejects.toThrow("with its own AI_BASE_URL (left-out.ts)");
  await expect(checkOptions({ dataDir: "/tmp/data" })).rejects.toThrow("with its own dataDir");
});

/** As the Supabase CLI 3.1 prints it; the values are made up. */
const printed = {
  API_URL: "http://127.0.0.1:54321",
  REST_URL: "http://127.0.0.1:54321/rest/v1",
  FUNCTIONS_URL: "http://127.0.0.1:54321/functions/v1",
  DB_URL: "postgresql://postgres:postgres@127.0.0.1:54322/postgres",
  MAILPIT_URL: "http://127.0.0.1:54324",
  PUBLISHABLE_KEY: "sb_publishable_1",
  SECRET_KEY: "sb_secret_1",
  ANON_KEY: "anon",
  SERVICE_ROLE_KEY: "service",
};

test("addresses and keys are read from what the CLI prints", () => {
  expect(parseStatus(JSON.stringify(printed))).toEqual({
    url: "http://127.0.0.1:54321",
    databaseUrl: "postgresql://postgres:postgres@127.0.0.1:54322/postgres",
    mailpitUrl: "http://127.0.0.1:54324",
    anonKey: "anon",
    serviceRoleKey: "service",
  });
});

test("a service that is not up is named by what it leaves out", () => {
  const { MAILPIT_URL: _, ANON_KEY: _key, ...rest } = printed;
  expect(() => parseStatus(JSON.stringify(rest))).toThrow("does not tell MAILPIT_URL, ANON_KEY");
});

test("what is no status is refused", () => {
  expect(() => parseStatus("Stopped services: []")).toThrow("JSON");
  expect(() => parseStatus("{}")).toThrow("API_URL");
});
