import { startBackend } from "@brightwren/backend/start-backend";
import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { type SaveCommand, savePost } from "@brightwren/core/admin-posts/save-post";
import { createPost } from "@brightwren/core/admin-posts/write-posts";
import { openShellAs } from "../../tests/backend/admin-shell.ts";
import { median } from "./measuring.ts";

const text = (run: number) => `${run} ${"word ".repeat(1000)}`;

type Known = { post: Post; pending: PendingVersion | null; revision: string };

async function save(
  command: SaveCommand,
  { post, pending }: Known,
  run: number,
  again?: string,
): Promise<Known> {
  const revision = again ?? crypto.randomUUID();
  const answer = await savePost({
    command,
    revision,
    postId: post.id,
    base: post.updated_at,
    pendingBase: pending?.updated_at ?? null,
    fields: { ...postToDraft(post), content: text(run) },
    changesAddress: false,
    unanswered: [],
  });
  if (!("stored" in answer)) throw new Error("A save was not stored.");
  return { ...answer.stored, revision };
}

const create = async (status: "draft" | "published"): Promise<Known> => {
  const slug = `measured-${crypto.randomUUID()}`;
  const post = { title: "Measured", slug, status, content: text(-1), published_at: "2026-01-01T00:00:00Z" };
  return { post: await createPost(post), pending: null, revision: "" };
};

const operations = {
  read: async () => {
    const { post } = await create("draft");
    return () => getPost(post.id);
  },
  draft: async (run: number) => {
    const known = await create("draft");
    return () => save("background", known, run);
  },
  pending: async (run: number) => {
    const known = await create("published");
    return () => save("pending", known, run);
  },
  publish: async (run: number) => {
    const known = await save("pending", await create("published"), run);
    return () => save("publish", known, run);
  },
  again: async (run: number) => {
    const known = await create("draft");
    const { revision } = await save("save", known, run);
    return () => save("save", known, run, revision);
  },
} satisfies Record<string, (run: number) => Promise<() => Promise<unknown>>>;

/** Medians in milliseconds. */
export type SaveTimes = Record<keyof typeof operations, number>;

const runs = 15;
const warming = 5;

/** Measures the editor's commands on the embedded backend, directly and with 300 ms added to each request. */
export async function measureSaves(): Promise<{ local: SaveTimes; slow: SaveTimes }> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", seed: false });
  const { fetch: send } = globalThis;
  try {
    await openShellAs(backend);
    const measure = async (latency: number): Promise<SaveTimes> => {
      const times = {} as SaveTimes;
      for (const [name, prepare] of Object.entries(operations)) {
        const taken: number[] = [];
        for (let run = -warming; run < runs; run += 1) {
          const work = await prepare(run);
          globalThis.fetch = async (...request) => {
            await new Promise((resolve) => setTimeout(resolve, latency));
            return send(...request);
          };
          const start = performance.now();
          await work();
          if (run >= 0) taken.push(performance.now() - start);
          globalThis.fetch = send;
        }
        times[name as keyof SaveTimes] = median(taken);
      }
      return times;
    };
    return { local: await measure(0), slow: await measure(300) };
  } finally {
    globalThis.fetch = send;
    await backend.stop();
  }
}
