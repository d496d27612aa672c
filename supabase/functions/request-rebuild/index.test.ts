import { expect, test } from "vitest";
import { EnvironmentError } from "../_shared/environment.ts";
import { readDeployHookSettings } from "./index.ts";

test.each([
  "https://api.netlify.com/build_hooks/0123456789abcdef?trigger_title=A+post+changed",
  "http://127.0.0.1:8080/hook",
  "http://localhost/hook",
  "http://[::1]:8080/hook",
])("accepts %s as a deploy hook", (address) => {
  expect(readDeployHookSettings({ DEPLOY_HOOK_URL: ` ${address}\n` })).toEqual({
    url: address,
    timeout: 10_000,
  });
});

test.each([undefined, "", "  "])("treats '%s' as not set", (value) => {
  expect(readDeployHookSettings({ DEPLOY_HOOK_URL: value })).toBeUndefined();
});

test.each([
  ["http://hooks.example/hunter2", "must be an https address"],
  ["http://localhost.example/hunter2", "must be an https address"],
  ["ftp://127.0.0.1/hunter2", "must be an https address"],
  ["hunter2", "must be an https address"],
  ["https://user:hunter2@hooks.example/", "must not contain a user name or password"],
])("rejects %s without revealing the value", (value, fault) => {
  const read = () => readDeployHookSettings({ DEPLOY_HOOK_URL: value });
  expect(read).toThrow(new EnvironmentError([`DEPLOY_HOOK_URL ${fault}`]));
  expect(read).not.toThrow(/hunter2/);
});

test("rejects an invalid timeout", () => {
  const read = () =>
    readDeployHookSettings({ DEPLOY_HOOK_URL: "http://localhost/hook", DEPLOY_HOOK_TIMEOUT_SECONDS: "soon" });
  expect(read).toThrow(
    new EnvironmentError(["DEPLOY_HOOK_TIMEOUT_SECONDS must be a number of seconds from 0.1 to 10"]),
  );
});
