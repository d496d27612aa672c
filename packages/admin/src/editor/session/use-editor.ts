import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useState, useSyncExternalStore } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useDraftOwner } from "../../drafts/draft-owner.ts";
import { EditorSession } from "../../drafts/editor-session.ts";
import { openedState, openingText } from "../../drafts/editor-state.ts";
import { deleteDraft, storeDraft } from "../../drafts/local-drafts.ts";
import { changedFields, type PostForm } from "../../drafts/post-form.ts";
import { savePost } from "../../drafts/save-post.ts";
import { isQuiet, type SaveRequest, type StoredVersions } from "../../drafts/save-request.ts";
import { requiredContext } from "../../parts/required-context.ts";
import { withoutUploads } from "../../pictures/upload-marks.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { useActions, usePublishStep } from "./use-actions.ts";
import { useDetails, useView } from "./use-layout.ts";
import { useLifetime } from "./use-lifetime.ts";

export type Editor = ReturnType<typeof useNewEditor>;

function readForm(form: UseFormReturn<PostForm>): PostForm {
  const values = form.getValues();
  return { ...values, content: withoutUploads(values.content) };
}

function writeForm(form: UseFormReturn<PostForm>, next: PostForm): void {
  // Set only the changed fields, so that the others keep their caret and undo history.
  for (const name of changedFields(readForm(form), next)) form.setValue(name, next[name]);
}

/** Applies the same rules as saving, but does not transform the values. */
const resolver = zodResolver<PostForm, unknown, PostForm>(postDraftSchema as never, undefined, { raw: true });

export function useNewEditor({ post, pending, author }: StoredVersions & { author: string }) {
  const form = useForm<PostForm>({
    defaultValues: openingText({ post, pending }, author),
    resolver,
    mode: "onTouched",
  });
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const owner = useDraftOwner();

  const [session] = useState(() => {
    if (!owner) throw new Error("An editor wants somebody signed in.");
    const save = (request: SaveRequest) => {
      const attempt = () => savePost(request, queries);
      // A quiet save must not ask the owner to sign in, because the dialog would take the focus from the text.
      return isQuiet(request.command) ? attempt() : withSession(attempt);
    };
    const editorId = crypto.randomUUID();
    return new EditorSession(
      { editorId, owner, state: openedState({ post, pending }, editorId, author) },
      {
        readForm: () => readForm(form),
        writeForm: (next) => writeForm(form, next),
        save,
        store: storeDraft,
        remove: deleteDraft,
      },
    );
  });
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);

  useLifetime(session, form, snapshot);
  const [draftsSetAside, noteDraftSetAside] = useReducer((count: number) => count + 1, 0);
  const view = useView();
  const details = useDetails(form, post !== null, view.showText);
  const act = useActions(session, form, details.focusField);
  const publishing = usePublishStep(form, act);
  return { session, snapshot, form, view, details, act, publishing, draftsSetAside, noteDraftSetAside };
}

export const [EditorContext, useEditor] = requiredContext<Editor>("a PostEditor");
