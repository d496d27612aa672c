import { keys } from "./brand/brand.ts";
import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

const desktopApp = `app://${keys.prefix}`;

const complete = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  SITE_URL: "https://brightwren.example/",
  ALLOWED_ORIGINS: "https://brightwren.example/, http://127.0.0.1:4173",
  SMTP_URL: "smtps://user:secret@mail.example:465",
  ENQUIRY_TO: "studio@brightwren.example, owner@brightwren.example",
  ENQUIRY_FROM: "website@brightwren.example",
};

function faultsOf(variables: Record<string, string | undefined>): string[] {
  try {
    return readEnvironment(variables).faults;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

test("parses complete settings", () => {
  expect(readEnvironment(complete)).toEqual({
    supabaseUrl: "http://127.0.0.1:54321",
    publishableKey: "anon",
    secretKeys: ["service"],
    allowedOrigins: ["https://brightwren.example", "http://127.0.0.1:4173", desktopApp],
    siteUrl: "https://brightwren.example/",
    mail: {
      smtpUrl: "smtps://user:secret@mail.example:465",
      to: ["studio@brightwren.example", "owner@brightwren.example"],
      from: "website@brightwren.example",
      timeout: 10_000,
    },
    faults: [],
  });
});

test("reports every missing setting", () => {
  expect(() => readEnvironment({})).toThrow(EnvironmentError);
  expect(faultsOf({}).map((fault) => fault.split(" ")[0])).toEqual([
    "SUPABASE_URL",
    "SUPABASE_ANON_KEY",
    "SUPABASE_SERVICE_ROLE_KEY",
    "SMTP_URL",
    "ENQUIRY_TO",
    "ENQUIRY_FROM",
  ]);
});

test("treats an empty value as not set", () => {
  expect(faultsOf({ ...complete, SUPABASE_URL: " " })).toHaveLength(1);
});

test("accepts invalid mail settings, so that enquiries can still be stored", () => {
  const environment = readEnvironment({
    ...complete,
    SMTP_URL: "https://mail.example",
    ENQUIRY_TO: "nobody",
  });
  expect(environment.mail).toBeUndefined();
  expect(environment.secretKeys).toEqual(["service"]);
  expect(environment.faults).toEqual([
    "SMTP_URL must look like smtps://user:password@host:465",
    "ENQUIRY_TO must be an email address",
  ]);
});

test("omits setting values from errors", () => {
  const faults = faultsOf({
    ...complete,
    SMTP_URL: "user:hunter2@mail",
    SUPABASE_URL: "hunter2",
    ENQUIRY_FROM: "hunter2",
  });
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain("hunter2");
});

test("falls back to SITE_URL or the local site when ALLOWED_ORIGINS is not set", () => {
  expect(readEnvironment({ ...complete, ALLOWED_ORIGINS: undefined }).allowedOrigins).toEqual([
    "https://brightwren.example",
    desktopApp,
  ]);
  expect(
    readEnvironment({ ...complete, ALLOWED_ORIGINS: undefined, SITE_URL: undefined }).allowedOrigins,
  ).toEqual(["http://127.0.0.1:5173", "http://127.0.0.1:4173", desktopApp]);
});

test("rejects a wildcard origin", () => {
  expect(faultsOf({ ...complete, ALLOWED_ORIGINS: "*" })).toEqual([
    "ALLOWED_ORIGINS must be a web address like https://brightwren.example",
  ]);
});

test("prefers current keys to legacy keys and accepts every secret key", () => {
  const environment = readEnvironment({
    ...complete,
    SUPABASE_PUBLISHABLE_KEYS: `{"default":"sb_publishable_1"}`,
    SUPABASE_SECRET_KEYS: `{"cron":"sb_secret_2","default":"sb_secret_1"}`,
  });
  expect(environment.publishableKey).toBe("sb_publishable_1");
  expect(environment.secretKeys).toEqual(["sb_secret_1", "sb_secret_2", "service"]);
});

test("uses the legacy keys when the current ones cannot be parsed", () => {
  expect(readEnvironment({ ...complete, SUPABASE_SECRET_KEYS: "{" }).secretKeys).toEqual(["service"]);
});
