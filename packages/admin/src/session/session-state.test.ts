import { expect, test } from "vitest";
import { nextSessionState, type SessionChange, type SessionState } from "./session-state.ts";

const owner = { id: "1", email: "owner@brightwren.example" };
const session = { type: "session", user: owner } as const;
const stored = { type: "stored", user: owner } as const;
const after = (...changes: SessionChange[]) =>
  changes.reduce<SessionState>(nextSessionState, { status: "checking" });

test("treats a visitor without a session as signed out", () => {
  expect(after({ type: "no-session" })).toEqual({ status: "signed-out" });
});

test("treats a session that ends without a sign-out as lapsed", () => {
  expect(after(session, { type: "no-session" })).toEqual({ status: "lapsed", user: owner });
  expect(after(session, { type: "no-session" }, { type: "no-session" }).status).toBe("lapsed");
  expect(after(session, { type: "no-session" }, session).status).toBe("signed-in");
});

test("signs out after a sign-out in another tab, whichever message arrives first", () => {
  expect(after(session, { type: "leaving" }, { type: "no-session" }).status).toBe("signed-out");
  expect(after(session, { type: "no-session" }, { type: "leaving" }).status).toBe("signed-out");
});

test("treats a session that ends after a failed sign-out as lapsed", () => {
  expect(after(session, { type: "leaving" }, { type: "staying" }, { type: "no-session" }).status).toBe(
    "lapsed",
  );
  expect(after(session, { type: "leaving" }, { type: "no-session" }, { type: "staying" }).status).toBe(
    "signed-out",
  );
});

test("keeps a known session when the stored one is unreadable", () => {
  expect(after({ type: "unreadable" }).status).toBe("signed-out");
  expect(after(session, { type: "unreadable" }).status).toBe("signed-in");
});

test("signs in with a stored session until the server rejects it", () => {
  expect(after(stored)).toMatchObject({ status: "signed-in", user: owner });
  expect(after(stored, stored, { type: "unreadable" }).status).toBe("signed-in");
  expect(after(stored, session, { type: "no-session" }).status).toBe("lapsed");
});

test("signs out when the server rejects a stored session at the start", () => {
  expect(after(stored, { type: "no-session" })).toEqual({ status: "signed-out" });
});

test("ignores a stored session after a lapse or during a sign-out", () => {
  expect(after(session, { type: "no-session" }, stored).status).toBe("lapsed");
  expect(after(session, { type: "leaving" }, stored, { type: "no-session" }).status).toBe("signed-out");
});
