import { expect, test } from "vitest";
import { readFunctionSettings } from "./function-settings.ts";
import { Secrets } from "./secrets.ts";

const mail = {
  SMTP_URL: "smtps://me:my-password@mail.example.com:465",
  ENQUIRY_TO: "studio@example.com",
  ENQUIRY_FROM: "website@example.com",
};
const read = async (env: Record<string, string>, there: string[] = []) =>
  readFunctionSettings(await Secrets.read(env), "https://www.example.com", there);

test("sets the given settings and the site's address, but no other variables", async () => {
  expect(await read({ ...mail, AI_TIMEOUT_SECONDS: "30", PATH: "/bin" })).toEqual({
    ...mail,
    SITE_URL: "https://www.example.com",
    AI_TIMEOUT_SECONDS: "30",
  });
});

test("skips settings that the project already has", async () => {
  expect(await read({}, Object.keys(mail))).toEqual({ SITE_URL: "https://www.example.com" });
});

test("reports a missing setting when there is no terminal", async () => {
  await expect(read({})).rejects.toThrow("SMTP_URL is missing. Set it in the environment or in .env.deploy.");
});

test.for([
  [
    "a port that the hosted runtime blocks",
    { SMTP_URL: "smtp://me:my-password@mail.example.com:587" },
    "465 or 2525",
  ],
  ["an invalid mail server", { SMTP_URL: "https://my-password.example.com" }, "SMTP_URL must look like"],
  ["an invalid address", { ENQUIRY_TO: "my-password" }, "ENQUIRY_TO must be an email address"],
  ["a model without its name", { AI_BASE_URL: "https://ai.example.com", AI_API_KEY: "my-password" }, "AI_"],
] as const)("rejects %s without quoting the value", async ([, env, reason]) => {
  const refusal = read({ ...mail, ...env }).then(String, String);
  expect(await refusal).toContain(reason);
  expect(await refusal).not.toContain("my-password");
});

test("redacts all secrets", async () => {
  const secrets = await Secrets.read(mail);
  const value = secrets.given("SMTP_URL") ?? "";
  expect(secrets.hide(`refused: ${value}`)).toBe("refused: …");
});
