import { keys } from "@brightwren/brand";
import { getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { recallPosts } from "@brightwren/core/admin-posts/forget-post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { emptyFields, nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import { configureSupabase, getSupabase } from "@brightwren/core/supabase/client";
import { QueryClient } from "@tanstack/react-query";
import type { Scheduler } from "fast-check";
import { createStore, clear, values } from "idb-keyval";
import { vi } from "vitest";
import type { DraftOwner } from "../../packages/admin/src/drafts/draft-owner.ts";
import { allAbandonedDrafts, type LocalDraft } from "../../packages/admin/src/drafts/local-drafts.ts";
import { liveEditors } from "../../packages/admin/src/drafts/open-editors.ts";
import { savePost } from "../../packages/admin/src/drafts/save-post.ts";
import type { StoredVersions } from "../../packages/admin/src/drafts/save-request.ts";
import { sendUnsentDrafts } from "../../packages/admin/src/drafts/send-unsent-drafts.ts";
import { undoDelete } from "../../packages/admin/src/drafts/undo.ts";
import { ServerInMemory } from "../../packages/admin/src/testing/server-in-memory.ts";
import { BrowserLocks, untilQuiet } from "./browser.ts";
import { EditorWindow } from "./editor-window.ts";
import { categories, type Line, newLine, versionOf, type WindowName } from "./lines.ts";
import { Network } from "./network.ts";

const project = "https://project.example";
const publishableKey = "public-key";

export const posts = {
  draft: "00000000-0000-4000-8000-000000000001",
  published: "00000000-0000-4000-8000-000000000002",
  /** A draft that used to be public. */
  withdrawn: "00000000-0000-4000-8000-000000000003",
} as const;

export type Person = "Ann" | "Ben";
let world: World | undefined;
const kept = createStoreOnce();

function createStoreOnce() {
  let store: ReturnType<typeof createStore> | undefined;
  return () => (store ??= createStore(`${keys.prefix}-local-drafts`, "drafts"));
}

/** Creates the client once for each test file. Each world provides its own session and network. */
export function configureClient(): void {
  configureSupabase({
    url: project,
    publishableKey,
    storageKey: "session",
    sessionStorage: {
      getItem: () => world?.storedSession ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    },
  });
}

export class World {
  readonly server: ServerInMemory;
  readonly network: Network;
  readonly locks = new BrowserLocks();
  readonly queries = new QueryClient();
  readonly windows = new Map<WindowName, EditorWindow>();
  /** All windows, including closed ones. */
  readonly allWindows: EditorWindow[] = [];
  readonly lines = new Map<string, Line>();
  /** Editors whose text the user chose to discard after the server's response. */
  readonly thrownAway = new Set<string>();
  readonly deleted: { id: string; draft: LocalDraft; line: Line }[] = [];
  account: Person | null = "Ann";
  /** All conflicts shown. `isOwn`: whether an editor conflicted with its own version. */
  readonly conflicts: { isOwn: boolean }[] = [];
  hasRights = true;
  #sendsAgain = false;
  #tokens = 0;
  #writes = 0;

  static async begin(scheduler: Scheduler): Promise<World> {
    const begun = new World(scheduler);
    world = begun;
    vi.stubGlobal("navigator", { locks: begun.locks });
    vi.stubGlobal("fetch", begun.network.fetch);
    // Preloaded, because the first import is slow.
    await getSupabase();
    await clear(kept());
    return begun;
  }

  private constructor(scheduler: Scheduler) {
    this.server = new ServerInMemory({
      // Consecutive writes must have different timestamps.
      now: () => Date.now() + (this.#writes += 1) / 1000,
      categories: Object.values(categories),
    });
    this.network = new Network(this.server, scheduler, {
      isOver: ({ line }) => {
        const { isLeft = false, isOver = false } = this.lines.get(line) ?? {};
        return isLeft || isOver;
      },
      onWrite: ({ table, after }, sender) => {
        const version = versionOf(table, after);
        const line = sender && this.lines.get(sender.line);
        // The author of a version counts as having seen it.
        if (line && version) line.made.add(version);
      },
    });
    for (const person of ["Ann", "Ben", "Olga"]) this.server.grant(person);
    this.asOther("POST", "/rest/v1/blog_posts", { ...row("draft"), id: posts.draft });
    this.asOther("POST", "/rest/v1/blog_posts", {
      ...row("published"),
      id: posts.published,
      status: "published",
      published_at: "2026-01-01T12:00:00+00:00",
    });
    const withdrawn = { ...row("withdrawn"), id: posts.withdrawn, status: "published" };
    this.asOther("POST", "/rest/v1/blog_posts", { ...withdrawn, published_at: "2026-01-01T12:00:00Z" });
    this.asOther("PATCH", `/rest/v1/blog_posts?id=eq.${posts.withdrawn}`, { status: "draft" });
  }

  asOther(method: string, path: string, body?: object): void {
    this.server.answer({
      method,
      url: new URL(path, project),
      headers: new Headers({ authorization: "Bearer token-of-Olga" }),
      body: body ? JSON.stringify(body) : null,
    });
  }

  get storedSession(): string | null {
    if (!this.account) return null;
    const user = { id: this.account, email: `${this.account}@example.com`, aud: "authenticated" };
    const expires_at = Math.floor(Date.now() / 1000) + 1_000_000;
    return JSON.stringify({
      access_token: `token-of-${this.account}`,
      refresh_token: "refresh",
      token_type: "bearer",
      expires_in: 1_000_000,
      expires_at,
      user,
    });
  }

  get newest(): string | undefined {
    const seeded: readonly string[] = Object.values(posts);
    return [...this.server.posts.keys()].findLast((id) => !seeded.includes(id));
  }

  get owner(): DraftOwner | undefined {
    return this.account ? { project, userId: this.account } : undefined;
  }

  token(): string {
    this.#tokens += 1;
    return `w${this.#tokens}`;
  }

  lineOf(editorId: string, owner: string): Line {
    const line = this.lines.get(editorId) ?? newLine(owner);
    this.lines.set(editorId, line);
    return line;
  }

  drafts(): Promise<LocalDraft[]> {
    return values(kept());
  }

  async open(name: WindowName, postId: string | null, fill = false): Promise<void> {
    await this.hearOfSession();
    const { owner } = this;
    if (!owner) return;
    const versions = postId ? await this.#read(postId) : { post: null, pending: null };
    if (!versions) return;
    const window = new EditorWindow(this, { name, owner, versions });
    this.windows.set(name, window);
    this.allWindows.push(window);
    if (fill) window.import();
    await untilQuiet();
    await this.lookForDrafts();
  }

  async #read(id: string): Promise<StoredVersions | undefined> {
    if (this.network.isUp) {
      const { isSlow } = this.network;
      this.network.isSlow = false;
      const [post, pending] = await Promise.all([getPost(id), getPendingVersion(id)]).catch(() => [
        null,
        null,
      ]);
      this.network.isSlow = isSlow;
      this.queries.setQueryData(postKeys.record(id), post);
      this.queries.setQueryData(postKeys.pendingVersion(id), pending);
      return post ? { post, pending } : undefined;
    }
    const post = this.queries.getQueryData<StoredVersions["post"]>(postKeys.record(id));
    const pending = this.queries.getQueryData<StoredVersions["pending"]>(postKeys.pendingVersion(id));
    return post && pending !== undefined ? { post, pending } : undefined;
  }

  async lookForDrafts(): Promise<void> {
    for (const window of this.windows.values()) await window.findDrafts();
    await untilQuiet();
  }

  async removed(name: WindowName): Promise<void> {
    this.windows.delete(name);
    await untilQuiet();
    this.startSending();
    await untilQuiet();
    await this.lookForDrafts();
  }

  startSending(): void {
    const { owner } = this;
    if (!owner || !this.network.isUp) return;
    void this.locks.request(`${keys.prefix}-sending`, () => this.#send(owner)).catch(() => undefined);
  }

  async #send(owner: DraftOwner): Promise<void> {
    if (owner.userId !== this.account) return;
    this.#sendsAgain = false;
    const report = await sendUnsentDrafts(owner, {
      findDrafts: allAbandonedDrafts,
      isOpen: async (postId) => (await liveEditors()).some((editor) => editor.postId === postId),
      save: (request, line) => {
        const sender = { line, userId: owner.userId, command: "resend" } as const;
        return this.network.sending.run(sender, () => savePost(request, this.queries));
      },
    });
    this.#sendsAgain = report.hasLeft;
  }

  /** Notifies the other windows of an account change after a delay. */
  async hearOfSession(): Promise<void> {
    for (const window of Array.from(this.windows.values()))
      if (this.account && window.owner.userId !== this.account) await window.close();
  }

  async wait(milliseconds: number): Promise<void> {
    await this.hearOfSession();
    for (let rest = milliseconds; rest > 0; rest -= 2500) {
      await vi.advanceTimersByTimeAsync(Math.min(rest, 2500));
      await untilQuiet();
    }
    this.server.publishDue();
    if (milliseconds >= 15_000) this.retry();
    if (milliseconds >= 5_000 && this.#sendsAgain) this.startSending();
    await untilQuiet();
  }

  /** Simulates editors' retries, which happen when the network returns and every 15 seconds until then. */
  retry(): void {
    for (const window of this.windows.values()) window.retry();
  }

  /** Presses Undo for the last deletion. Returns the editor's draft, or undefined if the post was not restored. */
  async undoLastDelete(): Promise<LocalDraft | undefined> {
    const last = this.deleted.pop();
    if (!last) return undefined;
    const { id, draft, line } = last;
    const { isSlow } = this.network;
    this.network.isSlow = false;
    const restored = await undoDelete(id, draft).catch(() => undefined);
    this.network.isSlow = isSlow;
    if (!restored) return undefined;
    await recallPosts(this.queries, [restored.id]);
    // A draft that is stored again is based on the restored post.
    const again = this.lineOf(draft.editorId, line.owner);
    again.parents = new Set([line]);
    const rows = [this.server.posts.get(restored.id), this.server.pendingVersions.get(restored.id)];
    for (const [at, table] of ["blog_posts", "blog_post_pending_versions"].entries()) {
      const version = versionOf(table, rows[at] ?? null);
      if (version) again.seen.add(version);
    }
    await this.lookForDrafts();
    return draft;
  }

  async become(person: Person | null, isOnPurpose: boolean): Promise<void> {
    if (isOnPurpose) for (const window of this.windows.values()) await window.goAway();
    this.account = person;
    if (person) this.startSending();
    await untilQuiet();
  }
}

const row = (name: string) => ({
  ...nullForEmpty(emptyFields()),
  title: `The ${name} post`,
  slug: `the-${name}-post`,
  content: `first of ${name}`,
  category_id: categories.kept,
  author: "The Brightwren Studio",
});
