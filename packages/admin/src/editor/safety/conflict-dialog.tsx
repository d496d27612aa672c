import type { Post } from "@brightwren/core/admin-posts/post";
import { createPost, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { postDraftSchema, type PostFields, postLimits } from "@brightwren/core/post-editing/post-draft";
import { Button } from "@brightwren/ui/button";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { savedPlace } from "../../device/saved-place.ts";
import { adminPaths } from "../../host/admin-paths.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { conflictingText, isQuiet } from "../../drafts/save-request.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice } from "./notices.tsx";

/** Opens immediately after an owner command. A background save only shows a notice, so typing is not interrupted. */
export function ConflictDialog() {
  const { session, snapshot, form } = useEditor();
  const { conflict } = snapshot;
  const [open, setOpen] = useState(false);
  const { withSession } = useReauthentication();
  const navigate = useNavigate();
  const about = `unsaved:${session.editorId}`;

  useEffect(() => {
    setOpen(conflict !== null && !isQuiet(conflict.command));
  }, [conflict]);

  const fail = (description: string) =>
    notify({ title: "That didn’t work", description, variant: "destructive", about });
  const takeServerVersion = async () => {
    const outcome = await session.takeServerVersion();
    if (outcome.name === "refused") fail(outcome.error.message);
    else withdraw(about);
  };
  const saveAsNew = async () => {
    try {
      const fields = postDraftSchema.parse(form.getValues());
      const draft = await withSession(() => saveAsNewDraft(fields));
      session.abandon();
      notify({ title: "Saved as a new draft", about });
      await navigate(adminPaths.post(draft.id));
      setOpen(false);
    } catch (error) {
      fail(error instanceof Error ? error.message : "The server could not be reached.");
    }
  };

  if (!conflict) return null;
  const deleted = conflict.source === "deleted";
  return (
    <>
      <Notice actions={{ "Compare and choose": () => setOpen(true) }}>
        {deleted
          ? `This post was deleted while you were editing. Your text is safe ${savedPlace()}.`
          : `${conflict.savedBy ?? "Someone else"} saved this post while you were editing. Your text is safe ${savedPlace()}.`}
      </Notice>
      {open ? (
        <ComparisonDialog
          title={deleted ? "This post was deleted while you were editing" : "Two versions of this post"}
          description="Nothing is lost until you choose. Close this to keep both for now."
          left={{
            name: deleted
              ? "Deleted"
              : conflict.source === "post"
                ? "Their version"
                : "Their unpublished changes",
            form: conflictingText(conflict),
          }}
          right={{ name: "Your version", form: form.getValues() }}
          closeLabel="Decide later"
          onClose={() => setOpen(false)}
          choices={
            <>
              {deleted ? null : (
                <Button kind="outline" onClick={() => void takeServerVersion()}>
                  Use theirs
                </Button>
              )}
              <Button kind="outline" onClick={() => void saveAsNew()}>
                Save mine as a new draft
              </Button>
              {deleted ? null : (
                <Button kind="solid" onClick={() => void session.keepMine()}>
                  Keep mine
                </Button>
              )}
            </>
          }
        />
      ) : null}
    </>
  );
}

const mostTries = 50;

/** Omits the original's publication date. Throws a `SlugTakenError` after fifty tries, or a backend error. */
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
