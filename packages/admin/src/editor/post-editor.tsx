import { authors } from "@brightwren/brand";
import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import { Part } from "@brightwren/ui/part";
import { useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { mayBeStored } from "../drafts/editor-state.ts";
import { unsavedPost } from "../drafts/local-drafts.ts";
import { useOtherEditors } from "../drafts/open-editors.ts";
import { useHostCommand } from "../host/host.ts";
import { DetailsPanel } from "./details/details-panel.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { OpenedNotice, useOpenedFile } from "./opened-file.tsx";
import { PostFindings } from "./publish/post-findings.tsx";
import { PublishSheet } from "./publish/publish-sheet.tsx";
import { usePublishStep } from "./publish/use-publish-step.ts";
import styles from "./post-editor.module.css";
import { ConflictDialog } from "./safety/conflict-dialog.tsx";
import { FoundDrafts } from "./safety/found-drafts.tsx";
import { LeaveGuard } from "./safety/leave-guard.tsx";
import { Notice } from "./safety/notice.tsx";
import { PendingNotice } from "./safety/pending-notice.tsx";
import {
  EditorContext,
  useActions,
  useStoreOnClose,
  useNewEditor,
  useRetries,
  useDismissStaleNotices,
} from "./session/use-editor.ts";
import { ShortcutsNote } from "./text/shortcuts-note.tsx";
import { TitleFields } from "./text/title-fields.tsx";
import { type Focusable, Workspace } from "./text/workspace.tsx";
import { useExportEditor } from "./use-export-editor.ts";

type PostEditorProps = {
  post: Post | null;
  pending: PendingVersion | null;
  author?: string;
  onCreated: (id: string) => void;
};

export function PostEditor({ post, pending, author = authors.owner, onCreated }: PostEditorProps) {
  const editor = useNewEditor({ post, pending, author });
  const { session, snapshot, form } = editor;
  const act = useActions(editor);
  const step = usePublishStep(editor, act);
  const storedId = snapshot.post?.id;
  const others = useOtherEditors(storedId ?? unsavedPost, session.editorId);
  useStoreOnClose(session);
  useDismissStaleNotices(editor);
  useRetries(session, snapshot.error !== null && mayBeStored(snapshot.error));

  const text = useRef<Focusable>(null);
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
          <Part>
            <EditorBar act={act} onPublish={step.begin} onPublishNow={step.beginNow} />
          </Part>
          <div className={styles.notices}>
            <Part>
              <ConflictDialog />
              <OpenedNotice file={openedFile} />
              <FoundDrafts others={others} />
              <PendingNotice act={act} onPublish={step.begin} />
              {storedId ? <OpenElsewhere others={others} /> : null}
            </Part>
          </div>
          <div className={styles.desk}>
            <div className={styles.text}>
              <TitleFields onEnter={() => text.current?.focus()} />
              <Workspace ref={text} />
              <Part>
                <PostFindings />
              </Part>
              <ShortcutsNote />
            </div>
            <Part>
              <DetailsPanel />
            </Part>
          </div>
        </div>
        <Part>
          <PublishSheet open={step.isOpen} onClose={step.close} onPublish={step.publish} />
        </Part>
        <LeaveGuard />
      </FormProvider>
    </EditorContext>
  );
}

function OpenElsewhere({ others }: { others: number }) {
  if (others === 0) return null;
  const where = others === 1 ? "another window" : `${others} other windows`;
  return (
    <Notice>
      {`This post is also open in ${where}. If both save, you’ll see both texts and choose which to keep.`}
    </Notice>
  );
}
