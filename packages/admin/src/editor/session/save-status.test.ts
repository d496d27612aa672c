import { expect, test } from "vitest";
import type { EditorSnapshot } from "../../drafts/editor-session.ts";
import { saveStatus } from "./save-status.tsx";

const at = "2025-07-01T13:05:00Z";
const statusOf = (snapshot: object) => saveStatus(snapshot as EditorSnapshot).text;

test("shows the server's time of the last save in London", () => {
  const older = { updated_at: "2025-06-01T13:05:00Z" };
  for (const saved of [{ savedAt: null }, { savedAt: Date.parse("2025-07-01T13:07:00Z") }]) {
    expect(statusOf({ post: { updated_at: at }, ...saved })).toBe("Saved 1 Jul 2025, 14:05");
    const pending = { updated_at: at };
    expect(statusOf({ post: older, pending, ...saved })).toBe("Saved 1 Jul 2025, 14:05");
  }
  const now = new Date().toISOString();
  expect(statusOf({ post: { updated_at: now } })).toMatch(/^Saved \d\d:\d\d$/);
  expect(statusOf({ post: null, savedAt: null })).toBe("Nothing written yet");
});
