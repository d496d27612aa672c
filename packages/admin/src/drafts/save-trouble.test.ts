import { SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { AccessError } from "@brightwren/core/session/access";
import { expect, test } from "vitest";
import { saveTroubleFrom } from "./save-trouble.ts";

test.each([
  ["a failed fetch", new TypeError("Failed to fetch"), "offline"],
  ["a failed fetch as supabase-js tells it", { message: "TypeError: Failed to fetch", code: "" }, "offline"],
  ["the same as an error", Object.assign(new Error("TypeError: Failed to fetch"), { code: "" }), "offline"],
  [
    "a session that cannot be refreshed now",
    Object.assign(new Error(""), { name: "AuthRetryableFetchError" }),
    "offline",
  ],
  ["no session", new AccessError("signed-out"), "signed-out"],
  ["a refused token", Object.assign(new Error("JWT expired"), { code: "PGRST303" }), "signed-out"],
  ["an address that is taken", new SlugTakenError("one"), "incomplete"],
  ["no admin role", new AccessError("not-admin"), "refused"],
])("%s", (_, error, kind) => {
  expect(saveTroubleFrom(error).kind).toBe(kind);
});

test("the server's own words are shown", () => {
  expect(saveTroubleFrom({ message: "value too long" })).toEqual({
    kind: "refused",
    message: "value too long",
  });
});

test("an address that is taken is mended in its field", () => {
  expect(saveTroubleFrom(new SlugTakenError("one")).field).toBe("slug");
});
