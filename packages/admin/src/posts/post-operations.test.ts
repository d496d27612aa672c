import type { Post, PostListItem, SaveOutcome } from "@brightwren/core/admin-posts/post";
import { expect, test, vi } from "vitest";
import { changeStatus, PostMovedError } from "./post-operations.tsx";

const post = { id: "1", status: "draft", updated_at: "v1", published_at: null } as PostListItem;
const version = (status: Post["status"], updated_at: string): Post => ({
  ...post,
  content: "",
  first_public_at: null,
  status,
  updated_at,
});

const changing = () => vi.fn<() => Promise<SaveOutcome>>();

test("changes the status of the version that the list shows", async () => {
  const change = changing().mockResolvedValue({ saved: version("archived", "v2") });
  await changeStatus(post, change);
  expect(change).toHaveBeenCalledExactlyOnceWith(post);
});

test("changes the status of the newer version when somebody has saved the text since", async () => {
  const newer = version("draft", "v2");
  const change = changing()
    .mockResolvedValueOnce({ conflict: newer })
    .mockResolvedValueOnce({ saved: version("archived", "v3") });
  await changeStatus(post, change);
  expect(change).toHaveBeenLastCalledWith(newer);
});

test.each([
  ["has since been published", version("published", "v2")],
  ["has since been deleted", null],
])("does not change a post that %s", async (_, conflict) => {
  const change = changing().mockResolvedValue({ conflict });
  await expect(changeStatus(post, change)).rejects.toBeInstanceOf(PostMovedError);
  expect(change).toHaveBeenCalledOnce();
});
