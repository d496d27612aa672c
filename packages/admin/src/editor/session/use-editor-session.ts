import type { Post } from "@brightwren/core/admin-posts/post";
import type { PendingVersion } from "@brightwren/core/pending-versions/pending-version";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { withoutUploads } from "../../pictures/upload-marks.ts";
import { forgetDraft, keepDraft } from "../../local-drafts/draft-store.ts";
import { rememberVersions } from "../../offline/remember-versions.ts";
import { useDraftOwner } from "../../offline/use-draft-owner.ts";
import { useReauthentication } from "../../session/reauthentication-context.ts";
import { changedFields, type PostForm } from "../form/post-form.ts";
import { postResolver } from "../form/post-resolver.ts";
import { savePost } from "../saving/save-post.ts";
import { EditorSession, storedText } from "./editor-session.ts";
import type { EditorSnapshot } from "./editor-snapshot.ts";

export type Editor = { session: EditorSession; snapshot: EditorSnapshot; form: UseFormReturn<PostForm> };

type Start = { post: Post | null; pending: PendingVersion | null };

/** What there is to keep and to store. A picture on its way is in the text when it has arrived. */
function readForm(form: UseFormReturn<PostForm>): PostForm {
  const values = form.getValues();
  return { ...values, content: withoutUploads(values.content) };
}

function writeForm(form: UseFormReturn<PostForm>, next: PostForm): void {
  // Field by field: a text that stays keeps its caret and its undo.
  for (const name of changedFields(readForm(form), next)) form.setValue(name, next[name]);
}

/** The editor of one post: its form, what became of its text, and how it ends when the screen goes. */
export function useEditorSession({ post, pending }: Start): Editor {
  const form = useForm<PostForm>({
    defaultValues: storedText({ post, pending }),
    resolver: postResolver,
    mode: "onTouched",
  });
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const owner = useDraftOwner();

  const [session] = useState(
    () =>
      new EditorSession(
        { editorId: crypto.randomUUID(), post, pending, ...(owner && { owner }) },
        {
          readForm: () => readForm(form),
          writeForm: (next) => writeForm(form, next),
          save: async (request) => {
            // Nobody is asked to sign in for a save that nobody asked for: it would take the focus from the text.
            const save = () => savePost(request);
            const result = await (request.intent === "background" ? save() : withSession(save));
            rememberVersions(queries, "saved" in result ? result.saved : result.conflict);
            return result;
          },
          keep: keepDraft,
          forget: forgetDraft,
        },
      ),
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => session.changed() }),
    [form, session],
  );
  useEffect(() => () => session.close(), [session]);
  return { session, snapshot, form };
}
