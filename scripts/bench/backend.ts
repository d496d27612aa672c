import { authors } from "@brightwren/brand";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import { changePosts } from "@brightwren/core/admin-posts/change-posts";
import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, type PostListRequest, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { postCountsQuery, postChoicesQuery, postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { type SaveCommand, savePost } from "@brightwren/core/admin-posts/save-post";
import { createPost } from "@brightwren/core/admin-posts/write-posts";
import { openShellAs, read } from "../../tests/backend/admin-shell.ts";
import { addManyPosts } from "../../tests/setup/backend.ts";
import { median, number, table } from "./measuring.ts";

/** Warm-up runs, because a new database process is slower. */
const warming = 6;

const list = (request: Partial<PostListRequest> = {}) =>
  read(postListQuery({ sort: { by: "created_at", ascending: false }, page: 1, pageSize: 20, ...request }));

const bestMatch = { by: "match", ascending: false } as const;

const answers: Record<string, () => Promise<unknown>> = {
  "a page of 20": () => list(),
  "counts by status": () => read(postCountsQuery()),
  "a search that all posts fit": () => list({ search: "post num", sort: bestMatch }),
  "a search that few fit": () => list({ search: "number 19", sort: bestMatch }),
  "a month of an author": () => list({ month: "2020-01", author: authors.owner }),
  "what there is to filter by": () => read(postChoicesQuery()),
  "20 posts read and changed together": async () => {
    const { posts } = await list();
    const status = posts[0]?.status === "archived" ? "draft" : "archived";
    const outcomes = await changePosts(posts, { status });
    if (outcomes.some(({ outcome }) => outcome !== "changed")) throw new Error("A post was not changed.");
  },
};

type Known = { post: Post; pending: PendingVersion | null };

const text = (run: number) => `${run} ${"word ".repeat(1000)}`;

async function create(status: "draft" | "published"): Promise<Known> {
  const slug = `measured-${crypto.randomUUID()}`;
  const fields = { title: "Measured", slug, status, content: text(-1), published_at: "2026-01-01T00:00:00Z" };
  return { post: await createPost(fields), pending: null };
}

async function save(command: SaveCommand, { post, pending }: Known, run: number): Promise<Known> {
  const answer = await savePost({
    command,
    revision: crypto.randomUUID(),
    postId: post.id,
    base: post.updated_at,
    pendingBase: pending?.updated_at ?? null,
    fields: { ...postToDraft(post), content: text(run) },
    changesAddress: false,
    unanswered: [],
  });
  if (!("stored" in answer)) throw new Error("A save was not stored.");
  return answer.stored;
}

/** Each prepares a post and returns the measured step. The first is the baseline. */
const saves: Record<string, (run: number) => Promise<() => Promise<unknown>>> = {
  "a read of the post": async () => {
    const { post } = await create("draft");
    return () => getPost(post.id);
  },
  "a draft": async (run) => {
    const known = await create("draft");
    return () => save("background", known, run);
  },
  "a pending version": async (run) => {
    const known = await create("published");
    return () => save("pending", known, run);
  },
  "publishing a pending version": async (run) => {
    const known = await save("pending", await create("published"), run);
    return () => save("publish", known, run);
  },
};

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function startWith(posts: number): Promise<RunningBackend> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, seed: false });
  await addManyPosts(backend, posts);
  return backend;
}

async function measureAnswers(runs: number, [few, many]: [RunningBackend, RunningBackend]): Promise<string> {
  const rows: string[][] = [];
  for (const [what, work] of Object.entries(answers)) {
    const taken = new Map<RunningBackend, number[]>([few, many].map((backend) => [backend, []]));
    for (let run = -warming; run < runs; run += 1)
      for (const [backend, times] of taken) {
        await openShellAs(backend);
        const milliseconds = await time(work);
        if (run >= 0) times.push(milliseconds);
      }
    const [one = 0, other = 0] = [...taken.values()].map(median);
    rows.push([what, `${number(one)} ms`, `${number(other)} ms`, `${number(other / one, 1)} : 1`]);
  }
  return table("The admin's list, 20 posts and 10,000", [["", "20", "10,000", "ratio"], ...rows]);
}

async function measureSaves(runs: number, backend: RunningBackend): Promise<string> {
  await openShellAs(backend);
  const rows: string[][] = [];
  let first: number | undefined;
  for (const [what, prepare] of Object.entries(saves)) {
    const times: number[] = [];
    for (let run = -warming; run < runs; run += 1) {
      const milliseconds = await time(await prepare(run));
      if (run >= 0) times.push(milliseconds);
    }
    first ??= median(times);
    rows.push([what, `${number(median(times))} ms`, `${number(median(times) / first, 1)} × a read`]);
  }
  return table("An editor's save", rows);
}

export async function measureBackend(runs: number): Promise<string> {
  const [few, many] = [await startWith(20), await startWith(10_000)];
  try {
    return `${await measureAnswers(runs, [few, many])}\n${await measureSaves(runs, few)}`;
  } finally {
    await few.stop();
    await many.stop();
  }
}
