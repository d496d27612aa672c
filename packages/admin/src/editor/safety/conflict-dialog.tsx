import type { Post } from "@brightwren/core/admin-posts/post";
import { createPost, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { postDraftSchema, type PostFields, postLimits } from "@brightwren/core/post-editing/post-draft";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { keptPlace } from "../../device/kept-here.ts";
import { emptyPostForm, toPostForm } from "../../drafts/post-form.ts";
import { adminPaths } from "../../host/admin-paths.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import type { Conflict } from "../../drafts/editor-state.ts";
import { isQuiet } from "../../drafts/save-request.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice, NoticeAction } from "./notice.tsx";

const isDeleted = ({ source }: Conflict) => source === "deleted";

/**
 * Both texts, when somebody else saved in the meantime, and the choice. A save that a person asked for shows it at
 * once; one in the background only shows a notice, and does not interrupt the typing.
 */
export function ConflictDialog() {
  const { session, snapshot, form } = useEditor();
  const { conflict } = snapshot;
  const [open, setOpen] = useState(false);
  const choices = useChoices(() => setOpen(false));

  useEffect(() => {
    setOpen(conflict !== null && !isQuiet(conflict.command));
  }, [conflict]);

  if (!conflict) return null;
  const deleted = isDeleted(conflict);
  return (
    <>
      <Notice actions={<NoticeAction label="Compare and choose" onClick={() => setOpen(true)} />}>
        {deleted
          ? `This post was deleted in the meantime. Your text is kept ${keptPlace()}.`
          : `${conflict.savedBy ?? "Somebody"} saved this post in the meantime. Your text is kept ${keptPlace()}.`}
      </Notice>
      {open ? (
        <ComparisonDialog
          open
          title={deleted ? "This post was deleted in the meantime" : "Two versions of this post"}
          explanation="Nothing is lost until you choose. Closing this leaves both as they are."
          left={{
            name: deleted
              ? "Deleted"
              : conflict.source === "post"
                ? "Saved in the meantime"
                : "Their pending version",
            form: conflict.text ? toPostForm(conflict.text) : emptyPostForm,
          }}
          right={{ name: "Yours", form: form.getValues() }}
          closeLabel="Decide later"
          onClose={() => setOpen(false)}
          choices={
            <>
              {deleted ? null : (
                <button
                  type="button"
                  className={buttonClass({ variant: "outline" })}
                  onClick={() => void choices.takeServerVersion()}
                >
                  Take theirs
                </button>
              )}
              <button
                type="button"
                className={buttonClass({ variant: "outline" })}
                onClick={() => void choices.saveAsNew()}
              >
                Save mine as a new draft
              </button>
              {deleted ? null : (
                <button type="button" className={buttonClass()} onClick={() => void session.keepMine()}>
                  Keep mine
                </button>
              )}
            </>
          }
        />
      ) : null}
    </>
  );
}

function useChoices(close: () => void) {
  const { session, form } = useEditor();
  const { withSession } = useReauthentication();
  const navigate = useNavigate();
  // The editor takes this back as soon as it has saved (`useTrueNotes`).
  const about = `unsaved:${session.editorId}`;

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
      close();
    } catch (error) {
      const description = error instanceof Error ? error.message : "The server could not be reached.";
      notify({ title: "Not done", description, variant: "destructive", about });
    }
  };
  return {
    takeServerVersion: async () => {
      const outcome = await session.takeServerVersion();
      if (outcome.name === "refused")
        notify({ title: "Not done", description: outcome.error.message, variant: "destructive", about });
      else withdraw(about);
    },
    saveAsNew: () =>
      attempt(async () => {
        const fields = postDraftSchema.parse(form.getValues());
        const draft = await withSession(() => saveAsNewDraft(fields));
        session.abandon();
        notify({ title: "Saved as a new draft", about });
        await navigate(adminPaths.post(draft.id));
      }),
  };
}

const mostTries = 50;

/**
 * Makes a draft of a text at the first free address after its own. It has no date: that was the other post's.
 * Throws a `SlugTakenError` after fifty tries, an `AccessError` or the backend's error.
 */
async function saveAsNewDraft(fields: PostFields): Promise<Post> {
  const stem = fields.slug.slice(0, postLimits.slug - 3).replace(/-+$/, "");
  for (let number = 2; ; number += 1) {
    try {
      return await createPost({ ...fields, slug: `${stem}-${number}`, published_at: null });
    } catch (error) {
      if (!(error instanceof SlugTakenError) || number > mostTries) throw error;
    }
  }
}
