import { CategoryGoneError, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { AccessError } from "@brightwren/core/session/access";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { expect, test, vi } from "vitest";
import { OtherAccountError } from "./draft-owner.ts";
import { toSaveError } from "./save-error.ts";

const coded = (code: string) => Object.assign(new Error("words of the database"), { code });

test.each<[string, unknown, string, string?]>([
  ["no response", new UnreachableError(), "offline"],
  [
    "no response, as supabase-js reports it",
    { message: "UnreachableError: The server could not be reached.", code: "" },
    "offline",
  ],
  [
    "a session that currently cannot be refreshed",
    Object.assign(new Error(""), { name: "AuthRetryableFetchError" }),
    "offline",
  ],
  ["no session", new AccessError("signed-out"), "signed-out"],
  ["another user's session", new OtherAccountError(), "signed-out"],
  ["a rejected token", coded("PGRST303"), "signed-out"],
  ["a taken address", new SlugTakenError("one"), "incomplete", "slug"],
  ["a deleted category", new CategoryGoneError(), "incomplete", "category_id"],
  ["no admin role", new AccessError("not-admin"), "refused"],
  ["a violated constraint", coded("23514"), "refused"],
  ["a value that is too long", coded("22001"), "refused"],
  ["a busy database", coded("53300"), "failed"],
  ["a statement timeout", coded("57014"), "failed"],
  ["a gateway's error page", { message: "<html>Bad gateway</html>", code: "" }, "failed"],
])("classifies %s, and names the field that the owner can fix", (_, error, kind, field) => {
  const found = toSaveError(error);
  expect([found.kind, found.field]).toEqual([kind, field]);
});

test("reports and logs a bug in our code", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const mistake = new TypeError("Cannot read properties of undefined");
  expect(toSaveError(mistake)).toMatchObject({ kind: "refused" });
  expect(log).toHaveBeenCalledWith(expect.any(String), mistake);
});

test("does not show the database's message", () => {
  expect(toSaveError(coded("23514")).message).not.toContain("words of the database");
});
