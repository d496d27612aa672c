import { getSystemErrorMap } from "node:util";
import { expect, test } from "vitest";
import { StartupError } from "../project/startup-error.ts";
import { explainSystemError } from "./system-error.ts";

/** Like an error of Node's own. */
const systemError = (code: string, more: object = {}) => {
  const [errno] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? [];
  return Object.assign(new Error(`${code}: x`), { code, errno, syscall: "open", ...more });
};

test.each([
  ["EACCES", {}, /^\/data is not writable \(EACCES\)\. .*(sudo chown -R "\$USER" "\/data"|full control)/],
  ["EPERM", { path: "/data/x" }, /^\/data\/x is not writable \(EPERM\)\. .*\/data/],
  ["EROFS", {}, /^\/data is not writable \(EROFS\)\. .*The disk is mounted read-only\./],
  ["EMFILE", {}, /^The system reported "too many open files" \(EMFILE\) for \/data\./],
  ["ENOTDIR", { path: "/data/x" }, /^The system reported "not a directory" \(ENOTDIR\) for \/data\/x\./],
  ["EIO", {}, /^The system reported "i\/o error" \(EIO\) for \/data\./],
  ["EACCES", { syscall: "listen", port: 5173 }, /"permission denied" \(EACCES\) for port 5173\./],
  [
    "EADDRNOTAVAIL",
    { syscall: "listen", port: 5173 },
    /"address not available" \(EADDRNOTAVAIL\) for port 5173\./,
  ],
])("explains the system error %s %j", (code, more, message) => {
  const explained = explainSystemError(systemError(code, more), "/data");
  expect(explained).toBeInstanceOf(StartupError);
  expect(explained?.message).toMatch(message);
  expect(explained?.message).not.toContain("reset");
});

test.each([
  systemError("ENOENT"),
  Object.assign(new Error("No"), { code: "23505" }),
  new StartupError("It failed."),
  undefined,
])("does not blame the system for %s", (error) => expect(explainSystemError(error, "/data")).toBeUndefined());
