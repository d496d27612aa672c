import { expect, test } from "vitest";
import { nextSessionState, type SessionChange, type SessionState } from "./session-state.ts";

const owner = { id: "1", email: "owner@brightwren.example" };
const session = { type: "session", user: owner } as const;
const stored = { type: "stored", user: owner } as const;
const lost = { type: "no-session" } as const;
const leaving = { type: "leaving" } as const;
const unreadable = { type: "unreadable" } as const;

test.each<[string, SessionState["status"], SessionChange[]]>([
  ["a visitor has no session", "signed-out", [lost]],
  ["a session ends without a sign-out", "lapsed", [session, lost]],
  ["a lapse is reported twice", "lapsed", [session, lost, lost]],
  ["a session returns after a lapse", "signed-in", [session, lost, session]],
  ["another tab announces its sign-out first", "signed-out", [session, leaving, lost]],
  ["another tab announces its sign-out last", "signed-out", [session, lost, leaving]],
  ["a session ends after a failed sign-out", "lapsed", [session, leaving, { type: "staying" }, lost]],
  ["a sign-out fails after the session ended", "signed-out", [session, leaving, lost, { type: "staying" }]],
  ["the only stored session is unreadable", "signed-out", [unreadable]],
  ["the stored copy of a known session is unreadable", "signed-in", [session, unreadable]],
  ["the server has not yet checked a stored session", "signed-in", [stored]],
  ["a stored session becomes unreadable", "signed-in", [stored, stored, unreadable]],
  ["a stored session that was accepted ends", "lapsed", [stored, session, lost]],
  ["the server rejects a stored session at the start", "signed-out", [stored, lost]],
  ["a stored session is read after a lapse", "lapsed", [session, lost, stored]],
  ["a stored session is read during a sign-out", "signed-out", [session, leaving, stored, lost]],
])("when %s, the user is %s", (_, status, changes) => {
  const state = changes.reduce<SessionState>(nextSessionState, { status: "checking" });
  expect(state.status).toBe(status);
  expect("user" in state ? state.user : undefined).toEqual(status === "signed-out" ? undefined : owner);
});
