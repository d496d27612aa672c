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

/** This computer's drafts, and a server that answers as the test says. */
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
      forget: async (one) => void kept.delete(draftKey(one)),
      onStored: () => undefined,
    });
  return { kept, open, send, run };
}

test("what the server has is forgotten here, and told by its title", async () => {
  const { run, kept } = computer(draftOf("One"), draftOf("Two"));
  expect(await run()).toMatchObject({ stored: ["One", "Two"], stopped: [] });
  expect(kept.size).toBe(0);
});

test("a text is kept until the server has it", async () => {
  const { run, kept, send } = computer(draftOf("One"));
  send.mockImplementation(async () => {
    expect(kept.size).toBe(1);
    return "later";
  });
  expect(await run()).toEqual({ stored: [], stopped: [], hasLeft: true });
  expect([...kept.values()]).toMatchObject([{ unsent: "save" }]);
});

test("a conflict stays here, is told once, and is not sent again without the person", async () => {
  const { run, kept, send } = computer(draftOf("One"));
  send.mockResolvedValue({ stopped: { reason: "changed" } });
  expect((await run()).stopped).toMatchObject([{ title: "One", path: "/admin/posts/One" }]);
  expect([...kept.values()]).toMatchObject([{ values: { title: "One" }, stopped: { reason: "changed" } }]);
  expect(await run()).toEqual({ stored: [], stopped: [], hasLeft: false });
  expect(send).toHaveBeenCalledOnce();
});

test("one that fails does not keep the others back", async () => {
  const { run, send } = computer(draftOf("One"), draftOf("Two"));
  send.mockResolvedValueOnce("later");
  expect((await run()).stored).toEqual(["Two"]);
});

test("what nobody meant to store, and what is somebody else's or nobody's, is left alone", async () => {
  const { unsent: _, ...crashed } = draftOf("Crashed");
  const { owner: __, ...older } = draftOf("Older");
  const theirs = draftOf("Theirs", { owner: { ...owner, userId: "8" } });
  const elsewhere = draftOf("Elsewhere", { owner: { ...owner, project: "https://other.example" } });
  const { run, send, kept } = computer(crashed, older, theirs, elsewhere);
  await run();
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(4);
});

test("the text of a post that is open is its editor's", async () => {
  const { run, send, open } = computer(draftOf("One"));
  open.add("One");
  expect(await run()).toMatchObject({ hasLeft: true });
  expect(send).not.toHaveBeenCalled();
});
