import type { LocalDraft } from "../drafts/local-drafts.ts";
import { emptyPostForm } from "../drafts/post-form.ts";

/** A draft of the post "post" by the user "7", from an editor that is closed. */
export const exampleDraft: LocalDraft = {
  postId: "post",
  editorId: "gone",
  keptAt: 1,
  base: "v1",
  pendingVersion: null,
  values: { ...emptyPostForm, title: "A title" },
  owner: { project: "https://project.example", userId: "7" },
  newId: "gone",
  changesAddress: false,
  unanswered: [],
};
