import { expect, it } from "vitest";
import { dropEmptySigningSettings, unsignedNotice } from "./signing.ts";

it("removes only empty signing settings", () => {
  const environment = { CSC_LINK: "", WIN_CSC_LINK: "", APPLE_ID: "", CSC_KEY_PASSWORD: "secret", HOME: "" };
  dropEmptySigningSettings(environment);
  expect(environment).toEqual({ CSC_KEY_PASSWORD: "secret", HOME: "" });
});

it.each([
  ["darwin", {}, /macOS/],
  ["win32", {}, /Windows/],
] as const)(
  "warns that a build for %s is not signed when no certificate is set",
  (platform, environment, words) => {
    expect(unsignedNotice(platform, environment)).toMatch(words);
  },
);

it.each([
  ["darwin", { CSC_LINK: "certificate.p12" }],
  ["darwin", { CSC_NAME: "Brightwren" }],
  ["win32", { WIN_CSC_LINK: "certificate.pfx" }],
  ["linux", {}],
] as const)("does not return a notice on %s with %j", (platform, environment) => {
  expect(unsignedNotice(platform, environment)).toBeUndefined();
});
