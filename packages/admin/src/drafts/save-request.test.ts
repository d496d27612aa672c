import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { expect, test, vi } from "vitest";
import { isFuture } from "./post-form.ts";
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

test.each([
  ["ahead", 65 * 60_000],
  ["behind", -65 * 60_000],
])("publishes and schedules by the server's clock when the device's clock is %s", (_, wrong) => {
  vi.useFakeTimers({ now: now.getTime() + wrong });
  noteServerTime(now.getTime());
  try {
    expect(statusChanges("publish", null)).toEqual({ status: "published", published_at: now.toISOString() });
    expect(statusChanges("publish", earlier)).toEqual({ status: "published", published_at: earlier });
    expect(statusChanges("publish", later)).toEqual({ status: "scheduled", published_at: later });
    expect([isFuture(earlier), isFuture(later)]).toEqual([false, true]);
  } finally {
    vi.useRealTimers();
    noteServerTime(Date.now());
  }
});
