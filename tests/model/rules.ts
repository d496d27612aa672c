import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { expect } from "vitest";
import type { LocalDraft } from "../../packages/admin/src/drafts/local-drafts.ts";
import { emptyPostForm, isSameForm, readPostForm } from "../../packages/admin/src/drafts/post-form.ts";
import type { EditorWindow } from "./editor-window.ts";
import { knows, type Line, versionOf } from "./lines.ts";
import { textOf } from "./network.ts";
import type { World } from "./world.ts";

/** `rule` is the rule's number in docs/writing-safety.md. */
class BrokenRule extends Error {
  constructor(rule: number, what: string) {
    super(`Rule ${rule}: ${what}`);
    this.name = "BrokenRule";
  }
}

type Text = { owner: string; content: string; where: string; editorId: string };

type Before = {
  texts: Text[];
  thrownAway: ReadonlySet<string>;
  writes: number;
  sent: number;
  conflicts: number;
};

export type Allowed = {
  gone?: string[];
  crashed?: EditorWindow | undefined;
};

const contentOf = (draft: LocalDraft): string => readPostForm(draft.values).content;

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

/** Checks that a discarded draft does not reappear and that a restored draft exists only once. */
async function checkOver(world: World): Promise<void> {
  for (const draft of await world.drafts())
    if (world.lines.get(draft.editorId)?.isOver)
      throw new BrokenRule(
        4,
        `“${contentOf(draft)}” was discarded or restored elsewhere, and is here again.`,
      );
}

/** Checks that a save without changes stores nothing and that a published address never changes automatically. */
function checkNeedless(world: World, before: Before): void {
  for (const { change, sender } of newWrites(world, before)) {
    const { after } = change;
    if (!sender || !after) continue;
    const sent = world.network.sent.filter((one) => one.sender?.line === sender.line);
    const post = world.server.posts.get(String(after["post_id"]));
    const editor = world.allWindows.find(({ session }) => session.editorId === sender.line);
    // An address typed before publication counts as a change, even though the field is now locked.
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

/** Checks that typed text is in the form, in its owner's local draft or on the server until its owner discards it. */
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
    // The user may have changed the text since.
    const editor = forms.find(({ session }) => session.editorId === editorId);
    if (editor && isTypedOver(editor, content)) continue;
    const { crashed } = allowed;
    if (crashed?.session.editorId === editorId && lastWords(crashed).some((one) => has(owner, one))) continue;
    throw new BrokenRule(1, `“${content}”, which was in ${where}, is nowhere any more.`);
  }
}

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

/** Checks that text older than three seconds is also in a local draft, because a crash can occur at any time. */
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

function isTypedOver({ past }: EditorWindow, content: string): boolean {
  const last = past.findLastIndex((one) => one.content === content);
  return last >= 0 && past[last + 1]?.isTyped === true;
}

/** Returns the form's content in the last three seconds, because storing a draft may take that long. */
function lastWords({ past }: EditorWindow): string[] {
  const from = Date.now() - 3000;
  const current = past.findLastIndex(({ since }) => since <= from);
  return past.slice(Math.max(0, current)).map(({ content }) => content);
}

const fieldsOf = (row: Record<string, unknown>) =>
  (row["fields"] ?? {}) as { content?: string; slug?: string };

const visibleCommands = new Set(["publish", "unpublish", "archive", "restore", "delete"]);

/** Checks that only an explicit command or a scheduled time changes the public site. */
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

/** Checks that no command overwrites or deletes a version that its author has not seen. */
function checkOverwriting(world: World, before: Before): void {
  for (const { change, sender } of newWrites(world, before)) {
    const line = sender && world.lines.get(sender.line);
    const version = versionOf(change.table, change.before);
    if (line && version && !change.after && line.taken.has(version))
      throw new BrokenRule(3, "taking somebody's version has thrown it away.");
    if (!line || !version || knows(line, version)) continue;
    if (isByTime(world, version, line)) continue;
    // This line has sent or seen the same text, so nothing is lost.
    const said = change.before && textOf(change.before);
    if (world.network.sent.some((one) => one.text === said && isOf(world, line, one.sender?.line))) continue;
    if (hasSeenText(world, line, change.before)) continue;
    // Deleting a post also deletes its pending version.
    if (change.table === "blog_post_pending_versions" && sender.command === "delete" && change.after === null)
      continue;
    const what = change.after ? "overwritten" : "deleted";
    throw new BrokenRule(
      3,
      `a version of ${change.table} was ${what} that was not shown (“${sender.command}”).`,
    );
  }
}

const hasSeenText = (world: World, line: Line, row: Record<string, unknown> | null): boolean =>
  world.server.history.some(({ table, after }) => {
    const version = versionOf(table, after);
    return version !== undefined && knows(line, version) && !differs(after, row);
  });

function isOf(world: World, line: Line, other: string | undefined): boolean {
  const one = other === undefined ? undefined : world.lines.get(other);
  return one === line || [...line.parents, ...line.formerly].some((parent) => isOf(world, parent, other));
}

/** Whether the timer created this version by publishing a scheduled post. This does not change the text. */
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

/** Checks that nothing is sent after "leave without saving", after a discard or from another account. */
function checkSending(world: World, before: Before): void {
  for (const { sender, token, isOver } of world.network.sent.slice(before.sent)) {
    if (!sender) continue;
    if (isOver) throw new BrokenRule(4, `a text was sent (“${sender.command}”) that was left or discarded.`);
    if (token?.includes("token-of-") && !token.endsWith(`token-of-${sender.userId}`))
      throw new BrokenRule(5, `${sender.userId}'s text was sent with ${token}.`);
  }
}

async function checkAccounts(world: World): Promise<void> {
  for (const window of world.windows.values())
    for (const draft of window.found)
      if (draft.owner?.userId !== window.owner.userId)
        throw new BrokenRule(5, `${window.owner.userId} is offered a text of ${draft.owner?.userId}.`);
}

/** Checks that a conflict never shows an editor its own version. */
function checkConflicts(world: World, before: Before): void {
  if (world.conflicts.slice(before.conflicts).some(({ isOwn }) => isOwn))
    throw new BrokenRule(6, "an editor shows its own save as somebody else's.");
}

/** Checks that nothing is pending at the end if the browser is online without conflicts. Throws a `BrokenRule`. */
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
  // Rule 11: a published address is not saved automatically, even if it was typed before publication.
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
