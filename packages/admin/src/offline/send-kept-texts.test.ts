import { expect, test, vi } from "vitest";
import { emptyPostForm } from "../editor/form/post-form.ts";
import { draftKey, type LocalDraft } from "../local-drafts/local-draft.ts";
import type { SendOutcome, UnsentDraft } from "./send-kept-text.ts";
import { sendKeptTexts } from "./send-kept-texts.ts";

const owner = { project: "https://project.example", userId: "7" };
const stored = { stored: { post: null, pending: null } } satisfies SendOutcome;

const draft = (name: string, changes: Partial<LocalDraft> = {}): LocalDraft => ({
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
    sendKeptTexts(owner, {
      findDrafts: async () => [...kept.values()],
      isOpen: async (postId) => open.has(postId),
      send,
      keep: async (one) => void kept.set(draftKey(one), one),
      forget: async (one) => void kept.delete(draftKey(one)),
      onStored: () => undefined,
    });
  return { kept, open, send, run };
}

test("what the server has is forgotten here, and told by its title", async () => {
  const { run, kept } = computer(draft("One"), draft("Two"));
  expect(await run()).toMatchObject({ stored: ["One", "Two"], stopped: [] });
  expect(kept.size).toBe(0);
});

test("a text is kept until the server has it", async () => {
  const { run, kept, send } = computer(draft("One"));
  send.mockImplementation(async () => {
    expect(kept.size).toBe(1);
    return "later";
  });
  expect(await run()).toEqual({ stored: [], stopped: [], hasOpen: false });
  expect([...kept.values()]).toMatchObject([{ unsent: "save" }]);
});

test("a conflict stays here, is told once, and is not sent again without the person", async () => {
  const { run, kept, send } = computer(draft("One"));
  send.mockResolvedValue({ stopped: { reason: "changed" } });
  expect((await run()).stopped).toMatchObject([{ title: "One", path: "/admin/posts/One" }]);
  expect([...kept.values()]).toMatchObject([{ values: { title: "One" }, stopped: { reason: "changed" } }]);
  expect(await run()).toEqual({ stored: [], stopped: [], hasOpen: false });
  expect(send).toHaveBeenCalledOnce();
});

test("one that fails does not keep the others back", async () => {
  const { run, send } = computer(draft("One"), draft("Two"));
  send.mockResolvedValueOnce("later");
  expect((await run()).stored).toEqual(["Two"]);
});

test("what nobody meant to store, and what is somebody else's or nobody's, is left alone", async () => {
  const { unsent: _, ...crashed } = draft("Crashed");
  const { owner: __, ...older } = draft("Older");
  const theirs = draft("Theirs", { owner: { ...owner, userId: "8" } });
  const elsewhere = draft("Elsewhere", { owner: { ...owner, project: "https://other.example" } });
  const { run, send, kept } = computer(crashed, older, theirs, elsewhere);
  await run();
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(4);
});

test("the text of a post that is open is its editor's", async () => {
  const { run, send, open } = computer(draft("One"));
  open.add("One");
  expect(await run()).toMatchObject({ hasOpen: true });
  expect(send).not.toHaveBeenCalled();
});
