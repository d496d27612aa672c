import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import type { ChosenFile } from "@brightwren/import/import-files";
import type { ImportedPost, Program } from "@brightwren/import/imported-post";
import { readImport } from "@brightwren/import/read-import";
import { noteServerTime } from "@brightwren/core/supabase/server-clock";

export type ReadOrder = { chosen: readonly ChosenFile[]; skipped: ReadonlySet<string>; serverTime: number };

export type ReadMessage =
  | { kind: "progress"; source: string; done: number; total: number }
  | { kind: "posts"; posts: ImportedPost[] }
  | { kind: "read"; program: Program; notices: string[]; paths: string[] }
  | { kind: "refused"; sentence: string }
  | { kind: "broken"; detail: string };

/** Posts per message. Few enough to keep the page responsive. */
const atOnce = 100;

const tell = (message: ReadMessage) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ReadOrder>) => {
  noteServerTime(data.serverTime);
  read(data).catch((error: unknown) =>
    tell(
      error instanceof FileRejectedError
        ? { kind: "refused", sentence: error.message }
        : { kind: "broken", detail: String(error) },
    ),
  );
});

async function read({ chosen, skipped }: ReadOrder): Promise<void> {
  const blog = await readImport(chosen, {
    skipped,
    onProgress: (progress) => tell({ kind: "progress", ...progress }),
  });
  for (let from = 0; from < blog.posts.length; from += atOnce)
    tell({ kind: "posts", posts: blog.posts.slice(from, from + atOnce) });
  const { program, notices, files } = blog;
  tell({ kind: "read", program, notices, paths: files.all.map(({ path }) => path) });
}
