import { expect, test } from "vitest";
import { nextSessionState, type SessionChange, type SessionState } from "./session-state.ts";

const owner = { id: "1", email: "owner@brightwren.example" };
const after = (...changes: SessionChange[]) =>
  changes.reduce<SessionState>(nextSessionState, { status: "checking" });

test("a visitor without a session is signed out", () => {
  expect(after({ type: "no-session" })).toEqual({ status: "signed-out" });
});

test("a session that ends by itself lapses, and signing in again takes up where it was", () => {
  const session = { type: "session", user: owner } as const;
  expect(after(session, { type: "no-session" })).toEqual({ status: "lapsed", user: owner });
  expect(after(session, { type: "no-session" }, { type: "no-session" }).status).toBe("lapsed");
  expect(after(session, { type: "no-session" }, session).status).toBe("signed-in");
});

test("signing out is over, whichever of the two messages another tab hears first", () => {
  const session = { type: "session", user: owner } as const;
  expect(after(session, { type: "leaving" }, { type: "no-session" }).status).toBe("signed-out");
  expect(after(session, { type: "no-session" }, { type: "leaving" }).status).toBe("signed-out");
});

test("a session that cannot be read is none, but never ends one that is known", () => {
  expect(after({ type: "unreadable" }).status).toBe("signed-out");
  expect(after({ type: "session", user: owner }, { type: "unreadable" }).status).toBe("signed-in");
});
