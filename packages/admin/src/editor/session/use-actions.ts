import { postKeys } from "@brightwren/core/admin-posts/post";
import { paths } from "@brightwren/core/paths";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EditorSession } from "../../drafts/editor-session.ts";
import type { CommandOutcome } from "../../drafts/editor-state.ts";
import type { PostForm } from "../../drafts/post-form.ts";
import type { Command } from "../../drafts/save-request.ts";
import { undoCommand, type UndoneCommand } from "../../drafts/undo.ts";
import { useHost } from "../../host/host.ts";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import { aboutPost, useDeletedNotice } from "../../trash/trash-operations.tsx";
import { commandNotice, undoneNote } from "./command-notice.ts";
import { replaceTakenSlug } from "./free-slug.ts";

export function useActions(
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
export function usePublishStep(form: UseFormReturn<PostForm>, act: (command: Command) => Promise<unknown>) {
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
