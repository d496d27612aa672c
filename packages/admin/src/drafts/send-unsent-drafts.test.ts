import { expect, test, vi } from "vitest";
import { draftKey, type LocalDraft, type UnsentDraft } from "./local-drafts.ts";
import { emptyPostForm } from "./post-form.ts";
import { type SendOutcome, sendUnsentDrafts } from "./send-unsent-drafts.ts";

const owner = { project: "https://project.example", userId: "7" };
const stored = { stored: { post: null, pending: null } } satisfies SendOutcome;

const draftOf = (name: string, changes: Partial<LocalDraft> = {}): LocalDraft => ({
  postId: name,
  editorId: `editor of ${name}`,
  keptAt: 1,
  base: "v1",
  pending: false,
  owner,
  unsent: "save",
  values: { ...emptyPostForm, title: name },
  ...changes,
});

function computer(...drafts: LocalDraft[]) {
  const kept = new Map(drafts.map((one) => [draftKey(one), one]));
  const open = new Set<string>();
  const send = vi.fn<(draft: UnsentDraft) => Promise<SendOutcome>>(async () => stored);
  const run = () =>
    sendUnsentDrafts(owner, {
      findDrafts: async () => [...kept.values()],
      isOpen: async (postId) => open.has(postId),
      send,
      hold: async (one, work) => work(kept.get(draftKey(one))),
      replace: async (one, by) => void (kept.has(draftKey(one)) && kept.set(draftKey(by), by)),
      remove: async (one) => void kept.delete(draftKey(one)),
      onStored: () => undefined,
    });
  return { kept, open, send, run };
}

test("reports a conflict once and does not send the draft again", async () => {
  const { run, kept, send } = computer(draftOf("One"));
  send.mockResolvedValue({ stopped: { reason: "changed" } });
  expect((await run()).stopped).toMatchObject([{ title: "One", path: "/admin/posts/One" }]);
  expect([...kept.values()]).toMatchObject([{ values: { title: "One" }, stopped: { reason: "changed" } }]);
  expect(await run()).toEqual({ stored: [], stopped: [], hasLeft: false });
  expect(send).toHaveBeenCalledOnce();
});

test("sends the remaining drafts when one fails", async () => {
  const { run, send } = computer(draftOf("One"), draftOf("Two"));
  send.mockResolvedValueOnce("later");
  expect((await run()).stored).toEqual(["Two"]);
});

test("skips drafts without `unsent` and those from other accounts", async () => {
  const { unsent: _, ...crashed } = draftOf("Crashed");
  const { owner: __, ...older } = draftOf("Older");
  const theirs = draftOf("Theirs", { owner: { ...owner, userId: "8" } });
  const elsewhere = draftOf("Elsewhere", { owner: { ...owner, project: "https://other.example" } });
  const { run, send, kept } = computer(crashed, older, theirs, elsewhere);
  await run();
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(4);
});

test("skips a draft whose post is open", async () => {
  const { run, send, open } = computer(draftOf("One"));
  open.add("One");
  expect(await run()).toMatchObject({ hasLeft: true });
  expect(send).not.toHaveBeenCalled();
});
