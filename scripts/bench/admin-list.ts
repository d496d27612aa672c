import type { RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import { changePosts } from "@brightwren/core/admin-posts/change-posts";
import type { PostListRequest } from "@brightwren/core/admin-posts/post";
import { countPostsByStatus, listPostChoices, listPosts } from "@brightwren/core/admin-posts/read-posts";
import { openShellAs } from "../../tests/backend/admin-shell.ts";
import { addManyPosts } from "../../tests/setup/backend.ts";
import { median } from "./measuring.ts";

const never = new AbortController().signal;

const list = (request: Partial<PostListRequest> = {}) =>
  listPosts({ sort: { by: "created_at", ascending: false }, page: 1, pageSize: 20, ...request }, never);

const bestMatch = { by: "match", ascending: false } as const;

const operations = {
  page: () => list(),
  counts: () => countPostsByStatus(never),
  search: () => list({ search: "post num", sort: bestMatch }),
  rareSearch: () => list({ search: "number 19", sort: bestMatch }),
  filter: () => list({ month: "2020-01", author: "The Brightwren Studio" }),
  choices: () => listPostChoices(never),
  change: async () => {
    const { posts } = await list();
    const status = posts[0]?.status === "archived" ? "draft" : "archived";
    const outcomes = await changePosts(posts, { status });
    if (outcomes.some(({ outcome }) => outcome !== "changed")) throw new Error("A post was not changed.");
  },
} satisfies Record<string, () => Promise<unknown>>;

/** Medians in milliseconds. */
export type AdminListTimes = Record<keyof typeof operations, number>;

const runs = 9;
/** Warm-up runs, because a new database process is slower. */
const warming = 6;

async function startWith(posts: number): Promise<RunningBackend> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", seed: false });
  await addManyPosts(backend, posts);
  return backend;
}

async function time(backend: RunningBackend, work: () => Promise<unknown>): Promise<number> {
  await openShellAs(backend);
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export async function measureAdminList(): Promise<{ few: AdminListTimes; many: AdminListTimes }> {
  const many = await startWith(10_000);
  const few = await startWith(20);
  try {
    const times = { few: {} as AdminListTimes, many: {} as AdminListTimes };
    for (const [name, work] of Object.entries(operations)) {
      const taken: Record<keyof typeof times, number[]> = { few: [], many: [] };
      for (let run = -warming; run < runs; run += 1) {
        const [one, other] = [await time(few, work), await time(many, work)];
        if (run < 0) continue;
        taken.few.push(one);
        taken.many.push(other);
      }
      times.few[name as keyof AdminListTimes] = median(taken.few);
      times.many[name as keyof AdminListTimes] = median(taken.many);
    }
    return times;
  } finally {
    await few.stop();
    await many.stop();
  }
}
