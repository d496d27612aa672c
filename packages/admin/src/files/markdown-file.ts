import type { Post } from "@brightwren/core/admin-posts/post";
import type { Category } from "@brightwren/core/blog/post";
import type { HostFile } from "@brightwren/core/host/host";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";

/** A post as it is exported; one that has never been stored has no status. */
export type ExportedPost = PostFields & { status: Post["status"] | undefined };

/** Makes posts into Markdown files whose names differ. Its code is loaded when somebody exports. */
export async function markdownWriter(
  categories: readonly Category[],
): Promise<(post: ExportedPost) => HostFile> {
  const [{ postToMarkdown }, { markdownFileName }] = await Promise.all([
    import("@brightwren/core/markdown-files/post-to-markdown"),
    import("@brightwren/core/markdown-files/file-name"),
  ]);
  const names = new Set<string>();
  return (post) => ({
    name: markdownFileName(post, names),
    type: "text/markdown;charset=utf-8",
    text: postToMarkdown(post, { status: post.status, categories }),
  });
}
