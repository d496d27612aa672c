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

test("whoever could not be signed out is as signed in as before: a session that ends later lapses", () => {
  const session = { type: "session", user: owner } as const;
  expect(after(session, { type: "leaving" }, { type: "staying" }, { type: "no-session" }).status).toBe(
    "lapsed",
  );
  expect(after(session, { type: "leaving" }, { type: "no-session" }, { type: "staying" }).status).toBe(
    "signed-out",
  );
});

test("a session that cannot be read is none, but never ends one that is known", () => {
  expect(after({ type: "unreadable" }).status).toBe("signed-out");
  expect(after({ type: "session", user: owner }, { type: "unreadable" }).status).toBe("signed-in");
});

test("a session that is kept here signs in without the server, and is the person's as long as nobody refuses it", () => {
  const kept = { type: "kept", user: owner } as const;
  expect(after(kept)).toMatchObject({ status: "signed-in", user: owner });
  expect(after(kept, kept, { type: "unreadable" }).status).toBe("signed-in");
  expect(after(kept, { type: "session", user: owner }, { type: "no-session" }).status).toBe("lapsed");
});

test("a kept session that the server refuses at the start leads to the login, as if nothing had been kept", () => {
  expect(after({ type: "kept", user: owner }, { type: "no-session" })).toEqual({ status: "signed-out" });
});

test("what is kept takes nothing back: neither a lapse nor that somebody is leaving", () => {
  const session = { type: "session", user: owner } as const;
  const kept = { type: "kept", user: owner } as const;
  expect(after(session, { type: "no-session" }, kept).status).toBe("lapsed");
  expect(after(session, { type: "leaving" }, kept, { type: "no-session" }).status).toBe("signed-out");
});
