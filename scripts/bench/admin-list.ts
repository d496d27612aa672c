import type { RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import type { PostListRequest } from "@brightwren/core/admin-posts/post";
import { countPostsByStatus, listPosts } from "@brightwren/core/admin-posts/read-posts";
import { openShellAs } from "../../tests/backend/admin-shell.ts";
import { addManyPosts } from "../../tests/setup/backend.ts";
import { median } from "./measuring.ts";

/** Milliseconds, each a median. */
export type AdminListTimes = { page: number; counts: number; search: number };

const never = new AbortController().signal;
const runs = 9;

const list = (request: Partial<PostListRequest> = {}) =>
  listPosts({ sort: { by: "created_at", ascending: false }, page: 1, pageSize: 20, ...request }, never);

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function measureWith(backend: RunningBackend): Promise<AdminListTimes> {
  await openShellAs(backend);
  return {
    page: await time(() => list()),
    counts: await time(() => countPostsByStatus(never)),
    search: await time(() => list({ search: "number 19", sort: { by: "title", ascending: true } })),
  };
}

/** What the admin's list of posts costs with 20 posts and with 2,000 of 5 KB: a page, the counts, a search. */
export async function measureAdminList(): Promise<{ few: AdminListTimes; many: AdminListTimes }> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", seed: false });
  try {
    await addManyPosts(backend, 20);
    const few = await measureWith(backend);
    await backend.sql("delete from public.blog_posts");
    await addManyPosts(backend, 2000);
    return { few, many: await measureWith(backend) };
  } finally {
    await backend.stop();
  }
}
