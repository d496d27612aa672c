import type { RestoredPost } from "@brightwren/core/trash/post-trash";
import { expect, test } from "vitest";
import { restoredNote } from "./restored-note.ts";

const whole: RestoredPost = { id: "1", slug: "a", changed: [] };
const moved: RestoredPost = { id: "2", slug: "b-2", changed: ["slug", "category_id"] };

test.each<[string, RestoredPost[], string]>([
  ["one", [whole], "The post is back. Visitors can’t see it."],
  [
    "one with a new address and no category",
    [moved],
    "The post is back. Visitors can’t see it. Its old address was taken, so it’s now at /blog/b-2. Its category was deleted. Please choose another one.",
  ],
  ["several", [whole, whole], "2 posts are back. Visitors can’t see them."],
  [
    "several, one with a new address and no category",
    [whole, moved],
    "2 posts are back. Visitors can’t see them. 1 of them have a new address because theirs was taken. 1 of them have no category because theirs was deleted.",
  ],
  ["none", [], "It’s no longer in the trash."],
])("describes the restored posts: %s", (_, restored, description) => {
  expect(restoredNote(restored).description).toBe(description);
});
