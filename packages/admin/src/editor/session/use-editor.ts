import { postKeys } from "@brightwren/core/admin-posts/post";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { paths } from "@brightwren/core/paths";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import { notify, withdraw } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { useDraftOwner } from "../../drafts/draft-owner.ts";
import { EditorSession } from "../../drafts/editor-session.ts";
import { mayBeStored, openingText, type CommandOutcome } from "../../drafts/editor-state.ts";
import { deleteDraft, storeDraft } from "../../drafts/local-drafts.ts";
import { changedFields, type PostForm } from "../../drafts/post-form.ts";
import { savePost } from "../../drafts/save-post.ts";
import { rememberResult } from "../../drafts/remember-versions.ts";
import { type Command, isQuiet, type SaveRequest, type StoredVersions } from "../../drafts/save-request.ts";
import { undoCommand, type UndoneCommand } from "../../drafts/undo.ts";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import { requiredContext } from "../../parts/required-context.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { breakpoints, useMedia } from "../../parts/use-media.ts";
import { aboutPost, useDeletedNotice } from "../../trash/trash-operations.tsx";
import { useHost } from "../../host/host.ts";
import { withoutUploads } from "../../pictures/upload-marks.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { goToOffset } from "../edits/text-mirror.tsx";
import { replaceTakenSlug } from "./free-slug.ts";
import { foundNote, undoneNote, commandNotice } from "./command-notice.ts";

export type Editor = ReturnType<typeof useNewEditor>;

function readForm(form: UseFormReturn<PostForm>): PostForm {
  const values = form.getValues();
  return { ...values, content: withoutUploads(values.content) };
}

function writeForm(form: UseFormReturn<PostForm>, next: PostForm): void {
  // Set only the changed fields, so that the others keep their caret and undo history.
  for (const name of changedFields(readForm(form), next)) form.setValue(name, next[name]);
}

const check = zodResolver(postDraftSchema, undefined, { raw: true });

/** Applies the same rules as saving, but does not transform the values. */
const postResolver: Resolver<PostForm> = (values, context, options) =>
  check(values, context, options as never) as unknown as ReturnType<Resolver<PostForm>>;

export function useNewEditor({ post, pending, author }: StoredVersions & { author: string }) {
  const form = useForm<PostForm>({
    defaultValues: openingText({ post, pending }, author),
    resolver: postResolver,
    mode: "onTouched",
  });
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const owner = useDraftOwner();

  const [session] = useState(() => {
    if (!owner) throw new Error("An editor wants somebody signed in.");
    const save = async (request: SaveRequest) => {
      const attempt = () => savePost(request);
      // A quiet save must not ask the owner to sign in, because the dialog would take the focus from the text.
      const result = await (isQuiet(request.command) ? attempt() : withSession(attempt));
      await rememberResult(queries, request, result);
      return result;
    };
    return new EditorSession(
      { editorId: crypto.randomUUID(), owner, post, pending, author },
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

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => session.changed() }),
    [form, session],
  );
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  useStoreOnClose(session);
  useRetries(session, snapshot.error !== null && mayBeStored(snapshot.error));
  const { savedAt } = snapshot;
  // Withdraws the "Not saved" notification once any save succeeds.
  useEffect(() => {
    if (savedAt !== null) withdraw(`unsaved:${session.editorId}`);
  }, [session, savedAt]);

  const [draftsSetAside, noteDraftSetAside] = useReducer((count: number) => count + 1, 0);
  const view = useView();
  const details = useDetails(form, post !== null, view.showText);
  const act = useActions(session, form, details.focusField);
  const publishing = usePublishStep(form, act);
  return { session, snapshot, form, view, details, act, publishing, draftsSetAside, noteDraftSetAside };
}

/** What the middle of the editor shows. Wide windows show the preview beside the text, and remember it. */
function useView() {
  const hasRoom = useMedia("(width >= 105rem)");
  const [beside, setBeside] = useStoredChoice("preview", ["hidden", "shown"]);
  const [isReplaced, setReplaced] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPreviewed = !isFocused && (hasRoom ? beside === "shown" : isReplaced);
  return {
    isPreviewed,
    isBeside: isPreviewed && hasRoom,
    isFocused,
    setFocused,
    togglePreview: () =>
      hasRoom ? setBeside(isPreviewed ? "hidden" : "shown") : setReplaced((isShown) => !isShown),
    showText: () => flushSync(() => setReplaced(false)),
  };
}

export const detailsId = "post-details";

export const isInDetails = (field: string): boolean => field !== "title" && field !== "content";

function useDetails(form: UseFormReturn<PostForm>, isStored: boolean, showText: () => void) {
  const isBeside = useMedia(breakpoints.xlarge);
  const [kept, keep] = useStoredChoice("details", ["hidden", "shown"]);
  const [isOpen, setIsOpen] = useState(isStored && isBeside && kept === "shown");
  const wanted = useRef<{ field: keyof PostForm; at?: number | undefined }>(undefined);

  const focus = (field: keyof PostForm, at?: number) => {
    // `setFocus` waits for a timer.
    form.setFocus(field);
    setTimeout(() => {
      const { activeElement: text } = document;
      if (at !== undefined && text instanceof HTMLTextAreaElement) goToOffset(text, at);
    });
  };
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    if (isBeside) keep(next ? "shown" : "hidden");
  };
  return {
    isBeside,
    isOpen,
    setOpen,
    /** `at`: the offset in the text. */
    focusField: (field: keyof PostForm, at?: number): void => {
      // The layout may have changed during the save, so check it now.
      const isSeen = (document.getElementById(detailsId)?.getClientRects().length ?? 0) > 0;
      const isInside = isInDetails(field);
      if (!isInside) showText();
      if (isSeen === isInside || matchMedia(breakpoints.xlarge).matches > isInside) return focus(field, at);
      wanted.current = { field, at };
      setOpen(isInside);
    },
    /** Focuses the field for which the panel was opened or closed. Returns false if there is none. */
    focusWanted: (): boolean => {
      if (wanted.current) focus(wanted.current.field, wanted.current.at);
      return wanted.current !== undefined;
    },
    /** A save may be rejected, and so close the panel, before it has opened. */
    clearWanted: (isNowOpen: boolean) => {
      if (wanted.current && isInDetails(wanted.current.field) === isNowOpen) wanted.current = undefined;
    },
  };
}

export const [EditorContext, useEditor] = requiredContext<Editor>("a PostEditor");

function useActions(
  session: EditorSession,
  form: UseFormReturn<PostForm>,
  focusField: (field: keyof PostForm) => void,
) {
  const sayDeleted = useDeletedNotice();
  const undoOf = useUndo(session);
  const host = useHost();
  return async (command: Command): Promise<CommandOutcome> => {
    const { post } = session.getSnapshot();
    let outcome = await session.act(command);
    if (outcome.name === "refused" && outcome.error.field === "slug") {
      const free = await replaceTakenSlug(form.getValues(), post);
      if (free) {
        form.setValue("slug", free);
        outcome = await session.act(command);
      }
    }
    if (command === "delete" && outcome.name === "done" && post) {
      sayDeleted(post.id, session.localDraft(crypto.randomUUID()));
      return outcome;
    }
    const note = commandNotice(command, outcome);
    const isPublished = command === "publish" && outcome.name === "done" && outcome.to === "published";
    const { post: published } = session.getSnapshot();
    const view = () => host.openExternal(host.siteUrl + paths.article(published?.slug ?? ""));
    const offer = isPublished ? { actions: [{ label: "View post", onAct: view }] } : undoOf(command, outcome);
    const about = `${outcome.name === "refused" ? "unsaved" : "saved"}:${session.editorId}`;
    if (outcome.name === "done") withdraw(`unsaved:${session.editorId}`);
    if (note) notify({ ...note, about, ...offer });
    if (outcome.name !== "refused" || !outcome.error.field) return outcome;
    form.setError(outcome.error.field, { message: outcome.error.message });
    focusField(outcome.error.field);
    return outcome;
  };
}

/** All ways to publish open the sheet, so nothing goes live without the owner's confirmation. */
function usePublishStep(form: UseFormReturn<PostForm>, act: (command: Command) => Promise<unknown>) {
  const [step, setStep] = useState<{ dateBefore?: string }>();
  return {
    isOpen: step !== undefined,
    begin: () => setStep((open) => open ?? {}),
    beginNow: () => {
      setStep({ dateBefore: form.getValues("published_at") });
      form.setValue("published_at", "");
    },
    close: () => {
      // Restore the date on cancel.
      if (step?.dateBefore && form.getValues("published_at") === "")
        form.setValue("published_at", step.dateBefore);
      setStep(undefined);
    },
    publish: () => {
      setStep(undefined);
      void act("publish");
    },
  };
}

const undoable: ReadonlySet<Command> = new Set<Command>(["archive", "unpublish"]);

function useUndo(session: EditorSession) {
  const { mutate: undo } = useOwnerMutation({
    mutationFn: (undone: UndoneCommand) => undoCommand(session, undone),
    success: undoneNote,
    failure: "Failed to undo",
    about: ({ before }) => aboutPost(before.id),
    invalidates: [postKeys.all],
  });
  return (command: Command, outcome: CommandOutcome) => {
    const made = session.getSnapshot().post;
    if (outcome.name !== "done" || !outcome.before || !made || !undoable.has(command)) return undefined;
    const undone = { before: outcome.before, madeVersion: made.updated_at };
    return {
      about: aboutPost(made.id),
      actions: [{ label: "Undo", onAct: () => undo(undone) }],
    };
  };
}

/** Stores text when the window is hidden or closed. Warns before closing with changes that will not be saved. */
function useStoreOnClose(session: EditorSession): void {
  useEffect(() => {
    const storeWhenHidden = () => {
      if (document.visibilityState === "hidden") session.storeNow();
    };
    const ask = (event: BeforeUnloadEvent) => {
      session.storeNow();
      const { isDirty, isQueued } = session.getSnapshot();
      if (isDirty && !isQueued) event.preventDefault();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener("visibilitychange", storeWhenHidden, { signal });
    window.addEventListener("pagehide", () => session.storeOnClose(), { signal });
    window.addEventListener("beforeunload", ask, { signal });
    return () => stopped.abort();
  }, [session]);
}

function useRetries(session: EditorSession, isKeptBack: boolean): void {
  useEffect(() => {
    if (!isKeptBack) return undefined;
    const retry = async () => {
      const outcome = await session.retry(false);
      const note = outcome?.name === "done" ? foundNote(outcome) : undefined;
      if (note) notify(note);
    };
    const unsubscribe = backendConnectivity.watch(() =>
      backendConnectivity.isReachable() ? void retry() : undefined,
    );
    const timer = setInterval(() => void retry(), waits.retry);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [session, isKeptBack]);
}
