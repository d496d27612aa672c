import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { expect } from "vitest";
import type { LocalDraft } from "../../packages/admin/src/drafts/local-drafts.ts";
import { emptyPostForm, isSameForm, readPostForm } from "../../packages/admin/src/drafts/post-form.ts";
import type { EditorWindow } from "./editor-window.ts";
import { knows, type Line, versionOf } from "./lines.ts";
import { textOf } from "./network.ts";
import type { World } from "./world.ts";

/** The numbers are those of docs/writing-safety.md. */
class BrokenRule extends Error {
  constructor(rule: number, what: string) {
    super(`Rule ${rule}: ${what}`);
    this.name = "BrokenRule";
  }
}

type Text = { owner: string; content: string; where: string; editorId: string };

/** What there was before a step. */
export type Before = {
  texts: Text[];
  thrownAway: ReadonlySet<string>;
  writes: number;
  sent: number;
  conflicts: number;
};

/** What a step is allowed to do by its nature. */
export type Allowed = {
  /** Texts that a person throws away by it. */
  gone?: string[];
  /** The window that goes in it without a moment to keep anything. */
  crashed?: EditorWindow | undefined;
};

const contentOf = (draft: LocalDraft): string => readPostForm(draft.values).content;

/** Texts that only this browser has: those in forms, and those that editors have left. */
async function textsOf(world: World): Promise<Text[]> {
  const open = [...world.windows.values()];
  const inForms = open
    .filter(({ session, form }) => !isSameForm(form, session.savedForm))
    .map(({ owner, form, name, session }) => ({
      owner: owner.userId,
      content: form.content,
      where: `the form of the ${name} window`,
      editorId: session.editorId,
    }));
  const alive = new Set(open.map(({ session }) => session.editorId));
  const left = (await world.drafts())
    .filter(
      ({ editorId, values }) => !alive.has(editorId) && !isSameForm(readPostForm(values), emptyPostForm),
    )
    .map((draft) => ({
      owner: draft.owner?.userId ?? "",
      content: contentOf(draft),
      where: "a draft on this computer",
      editorId: draft.editorId,
    }));
  return [...inForms, ...left];
}

export async function lookBefore(world: World): Promise<Before> {
  return {
    texts: await textsOf(world),
    thrownAway: new Set(world.thrownAway),
    writes: world.network.writes.length,
    sent: world.network.sent.length,
    conflicts: world.conflicts.length,
  };
}

/** Everything that has to hold after each step. Throws a `BrokenRule`. */
export async function checkStep(world: World, before: Before, allowed: Allowed): Promise<void> {
  await checkTexts(world, before, allowed);
  checkVisible(world, before);
  checkOverwriting(world, before);
  checkSending(world, before);
  await checkKept(world);
  await checkAccounts(world);
  await checkOver(world);
  checkConflicts(world, before);
  checkNeedless(world, before);
}

/** What was discarded does not come back, and what was restored is in one place. */
async function checkOver(world: World): Promise<void> {
  for (const draft of await world.drafts())
    if (world.lines.get(draft.editorId)?.isOver)
      throw new BrokenRule(
        4,
        `“${contentOf(draft)}” was discarded or restored elsewhere, and is here again.`,
      );
}

/** A save without changes stores nothing, and by itself no address changes that has been public. */
function checkNeedless(world: World, before: Before): void {
  for (const { change, sender } of newWrites(world, before)) {
    const { after } = change;
    if (!sender || !after) continue;
    const sent = world.network.sent.filter((one) => one.sender?.line === sender.line);
    const post = world.server.posts.get(String(after["post_id"]));
    const editor = world.allWindows.find(({ session }) => session.editorId === sender.line);
    // An address that was typed before its post became public is a change, though it stays as it is by now.
    const hasOtherAddress = editor !== undefined && editor.form.slug !== post?.slug;
    if (
      post &&
      !hasOtherAddress &&
      !change.before &&
      fieldsOf(after).slug === undefined &&
      sent.length === 1 &&
      textOf(post) === textOf(after)
    )
      throw new BrokenRule(10, `a “${sender.command}” made a pending version without a change.`);
    const isMoved = change.before && change.before["slug"] !== after["slug"];
    if (isMoved && sender.command === "background" && change.before?.["first_public_at"])
      throw new BrokenRule(11, "an address that has been public was changed by itself.");
  }
}

function newWrites(world: World, before: Before) {
  return world.network.writes.slice(before.writes);
}

/** What was typed is in the form, on this computer under its owner, or stored: until its owner discards it. */
async function checkTexts(world: World, before: Before, allowed: Allowed): Promise<void> {
  const drafts = await world.drafts();
  const forms = [...world.windows.values()];
  const isStored = (content: string) =>
    world.server.history.some(
      ({ after }) => after && (after["content"] === content || fieldsOf(after).content === content),
    );
  const has = (owner: string, content: string) =>
    content === "" ||
    forms.some((window) => window.owner.userId === owner && window.form.content === content) ||
    drafts.some((draft) => draft.owner?.userId === owner && contentOf(draft) === content) ||
    isStored(content);
  for (const { owner, content, where, editorId } of before.texts) {
    if (has(owner, content) || allowed.gone?.includes(content) || before.thrownAway.has(editorId)) continue;
    // Somebody went on typing it.
    const editor = forms.find(({ session }) => session.editorId === editorId);
    if (editor && isTypedOver(editor, content)) continue;
    const { crashed } = allowed;
    if (crashed?.session.editorId === editorId && lastWords(crashed).some((one) => has(owner, one))) continue;
    throw new BrokenRule(1, `“${content}”, which was in ${where}, is nowhere any more.`);
  }
}

/** What an editor held of a post that was deleted, and is back, is stored or offered. Throws a `BrokenRule`. */
export async function checkRestored(world: World, { values, owner }: LocalDraft): Promise<void> {
  const { content } = readPostForm(values);
  const drafts = await world.drafts();
  const isOffered = drafts.some((one) => one.owner?.userId === owner?.userId && contentOf(one) === content);
  const isStored = world.server.history.some(
    ({ after }) => after && (after["content"] === content || fieldsOf(after).content === content),
  );
  if (!isOffered && !isStored)
    throw new BrokenRule(1, `“${content}” was deleted with its post, and is not back with it.`);
}

/** What a form has held for three seconds is on this computer as well: nobody knows when a crash will come. */
async function checkKept(world: World): Promise<void> {
  const drafts = await world.drafts();
  for (const { session, form, past, name } of world.windows.values()) {
    const isFresh = (past.at(-1)?.since ?? 0) > Date.now() - 3000;
    if (isFresh || isSameForm(form, session.savedForm)) continue;
    const isKept = drafts.some(
      ({ editorId, values }) => editorId === session.editorId && isSameForm(readPostForm(values), form),
    );
    if (!isKept) throw new BrokenRule(1, `“${form.content}” is only in the form of the ${name} window.`);
  }
}

/** Whether what came after a text was typed. */
function isTypedOver({ past }: EditorWindow, content: string): boolean {
  const last = past.findLastIndex((one) => one.content === content);
  return last >= 0 && past[last + 1]?.isTyped === true;
}

/** What a form has held in its last three seconds: so long it may take until it is kept. */
function lastWords({ past }: EditorWindow): string[] {
  const from = Date.now() - 3000;
  const current = past.findLastIndex(({ since }) => since <= from);
  return past.slice(Math.max(0, current)).map(({ content }) => content);
}

const fieldsOf = (row: Record<string, unknown>) =>
  (row["fields"] ?? {}) as { content?: string; slug?: string };

const visibleCommands = new Set(["publish", "unpublish", "archive", "restore", "delete"]);

/** What visitors see changes by a request to publish, unpublish, archive, update or delete, by the clock, and by nothing else. */
function checkVisible(world: World, before: Before): void {
  for (const { change, sender } of newWrites(world, before)) {
    const isSeen = change.table === "blog_posts" && isPublic(change.before) !== isPublic(change.after);
    const isChanged =
      change.table === "blog_posts" && isPublic(change.before) && differs(change.before, change.after);
    if ((isSeen || isChanged) && sender && !visibleCommands.has(sender.command))
      throw new BrokenRule(2, `a “${sender.command}” changed what visitors see.`);
  }
}

const isPublic = (row: Record<string, unknown> | null) => row?.["status"] === "published";

function differs(one: Record<string, unknown> | null, other: Record<string, unknown> | null): boolean {
  const text = (row: Record<string, unknown> | null) =>
    row && JSON.stringify({ ...row, updated_at: "", first_public_at: "" });
  return text(one) !== text(other);
}

/** Nobody's stored version is overwritten or deleted without having been shown to who does it. */
function checkOverwriting(world: World, before: Before): void {
  for (const { change, sender } of newWrites(world, before)) {
    const line = sender && world.lines.get(sender.line);
    const version = versionOf(change.table, change.before);
    if (line && version && !change.after && line.taken.has(version))
      throw new BrokenRule(3, "taking somebody's version has thrown it away.");
    if (!line || !version || knows(line, version)) continue;
    if (isByTime(world, version, line)) continue;
    // What it says is what this line has sent or seen itself: nobody's words are lost.
    const said = change.before && textOf(change.before);
    if (world.network.sent.some((one) => one.text === said && isOf(world, line, one.sender?.line))) continue;
    if (hasSeenText(world, line, change.before)) continue;
    // A post that is deleted takes along what is beside it.
    if (change.table === "blog_post_pending_versions" && sender.command === "delete" && change.after === null)
      continue;
    const what = change.after ? "overwritten" : "deleted";
    throw new BrokenRule(
      3,
      `a version of ${change.table} was ${what} that was not shown (“${sender.command}”).`,
    );
  }
}

/** Whether a line was shown the same words in the same status, in another version of the row. */
const hasSeenText = (world: World, line: Line, row: Record<string, unknown> | null): boolean =>
  world.server.history.some(({ table, after }) => {
    const version = versionOf(table, after);
    return version !== undefined && knows(line, version) && !differs(after, row);
  });

/** Whether a line goes on from another one, or is it. */
function isOf(world: World, line: Line, other: string | undefined): boolean {
  const one = other === undefined ? undefined : world.lines.get(other);
  return one === line || [...line.parents, ...line.formerly].some((parent) => isOf(world, parent, other));
}

/** A post that was published when its time came says what it said before. */
function isByTime(world: World, version: string, line: Line): boolean {
  const made = world.server.history.find(({ table, after }) => versionOf(table, after) === version);
  const before = made && versionOf(made.table, made.before);
  return (
    before !== undefined &&
    made?.before?.["status"] === "scheduled" &&
    made.after?.["status"] === "published" &&
    (knows(line, before) || isByTime(world, before, line))
  );
}

/** Nothing is sent after “leave without saving” or a discard, and nothing in another account's name. */
function checkSending(world: World, before: Before): void {
  for (const { sender, token, isOver } of world.network.sent.slice(before.sent)) {
    if (!sender) continue;
    if (isOver) throw new BrokenRule(4, `a text was sent (“${sender.command}”) that was left or discarded.`);
    if (token?.includes("token-of-") && !token.endsWith(`token-of-${sender.userId}`))
      throw new BrokenRule(5, `${sender.userId}'s text was sent with ${token}.`);
  }
}

/** One account never sees another's text. */
async function checkAccounts(world: World): Promise<void> {
  for (const window of world.windows.values())
    for (const { draft } of window.found)
      if (draft.owner?.userId !== window.owner.userId)
        throw new BrokenRule(5, `${window.owner.userId} is offered a text of ${draft.owner?.userId}.`);
}

/** Nobody is asked to choose between their own text and what the same editor stored. */
function checkConflicts(world: World, before: Before): void {
  if (world.conflicts.slice(before.conflicts).some(({ isOwn }) => isOwn))
    throw new BrokenRule(6, "an editor shows its own save as somebody else's.");
}

/** In the end, with a network and no conflict, nothing waits, and every request was answered. Throws a `BrokenRule`. */
export async function checkEnd(world: World): Promise<void> {
  for (const { requests } of world.allWindows.filter(({ isAlive }) => isAlive))
    for (const { command, outcome } of requests)
      if (!outcome) throw new BrokenRule(7, `the request to ${command} was never answered.`);
  for (const window of world.windows.values())
    checkEditorAtEnd(window, window.owner.userId === world.account && world.hasRights);
  const open = new Set([...world.windows.values()].map(({ session }) => session.place.postId));
  for (const draft of await world.drafts())
    if (draft.unsent && draft.owner?.userId === world.account && !open.has(draft.postId))
      throw new BrokenRule(8, `“${contentOf(draft)}” waits for the network although there is one.`);
  expect(world.network.hasWaiting).toBe(false);
}

function checkEditorAtEnd({ session, name }: EditorWindow, mayRead: boolean): void {
  const { conflict, error, isQueued, saving, post, isDirty, changesAddress } = session.getSnapshot();
  const { form, savedForm } = session;
  // By rule 11 it is not stored by itself, though it was typed before the post became public.
  const hasLockedAddress =
    post !== null && isSlugFrozen(post) && isSameForm({ ...form, slug: savedForm.slug }, savedForm);
  if (saving) throw new BrokenRule(8, `the ${name} window still saves.`);
  if (isQueued) throw new BrokenRule(8, `the ${name} window waits for the network although there is one.`);
  const isDraft = !post || post.status === "draft";
  if (isDraft && isDirty && !conflict && !error && !changesAddress && !hasLockedAddress)
    throw new BrokenRule(8, `the ${name} window has a draft that it does not store.`);
  if (conflict || !mayRead) return;
  if (post?.status === "scheduled" && Date.parse(post.published_at ?? "") < Date.now() - 60_000 && !isDirty)
    throw new BrokenRule(9, `the ${name} window shows a post as scheduled that is public.`);
}
