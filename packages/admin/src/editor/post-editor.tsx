import type { Post } from "@brightwren/core/admin-posts/post";
import type { PendingVersion } from "@brightwren/core/pending-versions/pending-version";
import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { useHostCommand } from "../host/host.ts";
import { OpenedNotice, useOpenedFile } from "./opened-file.tsx";
import { useExportEditor } from "./use-export-editor.ts";
import { unsavedPost } from "../local-drafts/local-draft.ts";
import { useOtherEditors } from "../local-drafts/use-other-editors.ts";
import { EditorBar } from "./bar/editor-bar.tsx";
import { Details } from "./details/details.tsx";
import { TitleFields } from "./form/title-fields.tsx";
import styles from "./post-editor.module.css";
import { ConflictDialog } from "./safety/conflict-dialog.tsx";
import { FoundDrafts } from "./safety/found-drafts.tsx";
import { LeaveGuard } from "./safety/leave-guard.tsx";
import { OpenElsewhere } from "./safety/open-elsewhere.tsx";
import { PendingNotice } from "./safety/pending-notice.tsx";
import { EditorContext } from "./session/editor-context.ts";
import { useActions } from "./session/use-actions.ts";
import { useEditorSession } from "./session/use-editor-session.ts";
import { useLastMoments } from "./session/use-last-moments.ts";
import { useRetries } from "./session/use-retries.ts";
import { ShortcutsNote } from "./text/shortcuts-note.tsx";
import { Workspace } from "./text/workspace.tsx";

type PostEditorProps = {
  post: Post | null;
  pending: PendingVersion | null;
  /** A new post is on the server for the first time. */
  onCreated: (id: string) => void;
};

/** The desk of one post: text and preview, details, and everything that keeps a word from being lost. */
export function PostEditor({ post, pending, onCreated }: PostEditorProps) {
  const editor = useEditorSession({ post, pending });
  const { session, snapshot, form } = editor;
  const act = useActions(editor);
  const storedId = snapshot.post?.id;
  const others = useOtherEditors(storedId ?? unsavedPost, session.editorId);
  useLastMoments(session);
  useRetries(session, snapshot.trouble?.kind === "offline");

  const openedFile = useOpenedFile(session);
  useHostCommand("save", () => void act("save"));
  useHostCommand("export-post", useExportEditor(editor));
  useEffect(() => {
    if (storedId && storedId !== post?.id) onCreated(storedId);
  }, [storedId, post, onCreated]);

  return (
    <EditorContext value={editor}>
      <FormProvider {...form}>
        <div className={styles.editor}>
          <EditorBar act={act} />
          <div className={styles.notices}>
            <ConflictDialog />
            <OpenedNotice file={openedFile} />
            <FoundDrafts others={others} />
            <PendingNotice act={act} />
            {storedId ? <OpenElsewhere others={others} /> : null}
          </div>
          <TitleFields />
          <Workspace />
          <ShortcutsNote />
          <Details />
        </div>
        <LeaveGuard />
      </FormProvider>
    </EditorContext>
  );
}
