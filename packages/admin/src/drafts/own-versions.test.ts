import type { Post } from "@brightwren/core/admin-posts/post";
import { postToDraft } from "@brightwren/core/admin-posts/post";
import { expect, test } from "vitest";
import { ownVersions } from "./own-versions.ts";
import type { SaveRequest } from "./save-request.ts";

const made: Post = {
  id: "new",
  title: "A title",
  slug: "a-title",
  excerpt: "",
  content: "First.",
  category_id: null,
  author: "Ann",
  tags: [],
  featured_image_url: null,
  featured_image_alt: null,
  seo_title: null,
  seo_meta_description: null,
  published_at: null,
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
