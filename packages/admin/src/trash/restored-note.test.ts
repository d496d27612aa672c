import type { RestoredPost } from "@brightwren/core/trash/post-trash";
import { expect, test } from "vitest";
import { restoredNote } from "./restored-note.ts";

const whole: RestoredPost = { id: "1", slug: "a", changed: [] };
const moved: RestoredPost = { id: "2", slug: "b-2", changed: ["slug", "category_id"] };

test.each<[string, RestoredPost[], string]>([
  ["one", [whole], "The post is back. Visitors do not see it."],
  [
    "one that lost something",
    [moved],
    "The post is back. Visitors do not see it. Another post has its address by now: it is at /blog/b-2. Its category was deleted: please choose another one.",
  ],
  ["several", [whole, whole], "2 posts are back. Visitors do not see them."],
  [
    "several, of which one lost something",
    [whole, moved],
    "2 posts are back. Visitors do not see them. 1 of them at another address, because theirs was taken. 1 of them without a category, because theirs was deleted.",
  ],
  ["none", [], "It is not in the trash any more."],
])("of %s it is said what came back, and what of it did not", (_, restored, description) => {
  expect(restoredNote(restored).description).toBe(description);
});
