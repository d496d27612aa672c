import type { Post } from "@brightwren/core/admin-posts/post";
import { postToDraft } from "@brightwren/core/admin-posts/post";
import { emptyFields, nullForEmpty } from "@brightwren/core/post-editing/post-draft";
import { expect, test } from "vitest";
import { ownVersions } from "./own-versions.ts";
import type { SaveRequest } from "./save-request.ts";

const made: Post = {
  ...nullForEmpty(emptyFields()),
  id: "new",
  title: "A title",
  slug: "a-title",
  content: "First.",
  author: "Ann",
  status: "draft",
  created_at: "t1",
  updated_at: "t1",
  read_time_minutes: 1,
  first_public_at: null,
};

const request: SaveRequest = {
  intent: "save",
  fields: { ...postToDraft(made), content: "Second." },
  changesAddress: false,
  owner: { project: "https://project.example", userId: "7" },
  isWanted: () => true,
  post: null,
  pending: null,
  base: null,
  pendingBase: null,
  newId: "new",
  unanswered: [],
};

test("a new post whose answer was lost is its editor's own until somebody else has it in hand", () => {
  const found = (post: Post) =>
    ownVersions({ source: "post", post, pending: null, text: postToDraft(post) }, request);
  expect(found(made)).toMatchObject({ post: made, base: "t1" });
  expect(found({ ...made, content: "Theirs.", updated_at: "t2" })).toBeNull();
});
