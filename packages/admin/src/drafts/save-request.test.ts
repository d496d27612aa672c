import { expect, test } from "vitest";
import { statusChanges } from "./save-request.ts";

const now = new Date("2026-11-22T12:00:00Z");
const earlier = "2026-11-22T11:59:59.000Z";
const later = "2026-11-22T12:00:01.000Z";

test("publishing without a date is now, with a past one keeps it, with a future one schedules", () => {
  expect(statusChanges("publish", null, now)).toEqual({
    status: "published",
    published_at: now.toISOString(),
  });
  expect(statusChanges("publish", earlier, now)).toEqual({ status: "published", published_at: earlier });
  expect(statusChanges("publish", later, now)).toEqual({ status: "scheduled", published_at: later });
});

test("saving changes nothing that visitors see; unpublishing and archiving only the status", () => {
  for (const intent of ["save", "background", "pending"] as const)
    expect(statusChanges(intent, later, now)).toEqual({});
  expect(statusChanges("unpublish", earlier, now)).toEqual({ status: "draft" });
  expect(statusChanges("archive", earlier, now)).toEqual({ status: "archived" });
});
