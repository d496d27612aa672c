import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { notify } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { useDraftOwner } from "../../drafts/draft-owner.ts";
import { forgetDraft, keepDraft } from "../../drafts/local-drafts.ts";
import { changedFields, type PostForm } from "../../drafts/post-form.ts";
import { rememberVersions, type SaveIntent, savePost } from "../../drafts/save-post.ts";
import { withoutUploads } from "../../pictures/upload-marks.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { EditorSession, type EditorSnapshot, storedText } from "./editor-session.ts";

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

const check = zodResolver(postDraftSchema, undefined, { raw: true });

/** Checks the form by the rules that saving goes by. The values stay as they are typed. */
const postResolver: Resolver<PostForm> = (values, context, options) =>
  check(values, context, options as never) as unknown as ReturnType<Resolver<PostForm>>;

/** The editor of one post: its form, what became of its text, and how it ends when the screen goes. */
export function useNewEditor({ post, pending }: Start): Editor {
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

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that the parts of the screen belong to. Throws outside of one. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor wants a PostEditor around it.");
  return editor;
}

const done: Partial<Record<SaveIntent, { title: string; description?: string }>> = {
  pending: { title: "Pending version saved", description: "Visitors still see the published one." },
  unpublish: { title: "Unpublished", description: "The post is a draft again. Visitors no longer see it." },
  archive: { title: "Archived", description: "Visitors do not see the post." },
  restore: { title: "Restored", description: "The post is a draft again." },
};

const queued = {
  title: "Saved on this computer",
  description: "You are offline. It is sent by itself when the network is back.",
};

/** Does what a button is for, and notifies of what came of it. */
export function useActions({ session, form }: Editor): (intent: SaveIntent) => Promise<void> {
  return useCallback(
    async (intent) => {
      const before = session.getSnapshot().post?.status;
      await session.act(intent);
      const { trouble, conflict, post, isQueued } = session.getSnapshot();
      if (conflict) return;
      if (isQueued && (intent === "save" || intent === "pending")) return notify(queued);
      if (trouble) {
        notify({ title: "Not saved", description: trouble.message, variant: "destructive" });
        if (!trouble.field) return;
        form.setError(trouble.field, { message: trouble.message });
        form.setFocus(trouble.field);
        return;
      }
      const isPublic = post?.status === "published";
      if (intent === "publish" && !isPublic) notify({ title: "Scheduled" });
      else if (intent === "publish") notify({ title: before === "published" ? "Updated" : "Published" });
      else if (intent === "save" && isPublic) notify({ title: "Pending version saved" });
      else if (done[intent]) notify(done[intent]);
    },
    [session, form],
  );
}

/** Keeps what is typed when the window is hidden or goes, and asks before it goes with changes that nobody will save. */
export function useLastMoments(session: EditorSession): void {
  useEffect(() => {
    const keep = () => session.keepNow();
    const keepWhenHidden = () => {
      if (document.visibilityState === "hidden") keep();
    };
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      const { isDirty, isQueued } = session.getSnapshot();
      if (isDirty && !isQueued) event.preventDefault();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener("visibilitychange", keepWhenHidden, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("beforeunload", ask, { signal });
    return () => stopped.abort();
  }, [session]);
}

// A single request that fails means nothing for the network, and so no event announces that it would succeed again.
const retryInterval = 15_000;

/** Saves again what the network kept back, when it is back. */
export function useRetries(session: EditorSession, isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = () => void session.retry(false);
    const unsubscribe = backendConnectivity.watch(() =>
      backendConnectivity.isReachable() ? retry() : undefined,
    );
    const timer = setInterval(retry, retryInterval);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [session, isOffline]);
}
