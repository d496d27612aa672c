import { authors } from "@brightwren/brand";
import { Part } from "@brightwren/ui/part";
import { useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import { unsavedPost } from "../drafts/local-drafts.ts";
import { useOtherEditors } from "../drafts/open-editors.ts";
import { useHostCommand } from "../host/host.ts";
import { DetailsPanel } from "./details/details-panel.tsx";
import { EditorBar, useExportEditor } from "./editor-bar.tsx";
import { PostFindings } from "./publish/publish-checks.tsx";
import { PublishSheet } from "./publish/publish-sheet.tsx";
import styles from "./post-editor.module.css";
import { ConflictDialog } from "./safety/conflict-dialog.tsx";
import { FoundDrafts } from "./safety/found-drafts.tsx";
import { Notice, PendingNotice } from "./safety/notices.tsx";
import { EditorContext, useEditor, useNewEditor } from "./session/use-editor.ts";
import { Workspace } from "./text/workspace.tsx";
import { normaliseTags } from "@brightwren/core/post-editing/post-draft";
import { useLocation, NavigationType, useBlocker } from "react-router-dom";
import { fileForEditor, type OpenedFile, discardOpenedFile } from "../files/open-file.ts";
import type { EditorSession } from "../drafts/editor-session.ts";
import type { StoredVersions } from "../drafts/save-request.ts";
import { savedPlace } from "../device/saved-place.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";

type PostEditorProps = StoredVersions & { author?: string; onCreated?: (id: string) => void };

export function PostEditor({ post, pending, author = authors.owner, onCreated }: PostEditorProps) {
  const editor = useNewEditor({ post, pending, author });
  const { session, snapshot, form, act } = editor;
  const storedId = snapshot.post?.id;
  const others = useOtherEditors(storedId ?? unsavedPost, session.editorId);

  const openedFile = useOpenedFile(session);
  useHostCommand("save", () => void act("save"));
  useHostCommand("export-post", useExportEditor(editor));
  useEffect(() => {
    if (storedId && storedId !== post?.id) onCreated?.(storedId);
  }, [storedId, post, onCreated]);

  return (
    <EditorContext value={editor}>
      <FormProvider {...form}>
        <div
          className={`single gap-5 content-start ${styles.editor}`}
          data-details={(editor.details.isOpen && editor.details.isBeside) || undefined}
        >
          <Part>
            <EditorBar />
          </Part>
          <div className={`single gap-5 content-start ${styles.room}`}>
            <div className={`grid gap-3 hides-empty ${styles.notices}`}>
              <Part>
                <ConflictDialog />
                <OpenedNotice file={openedFile} />
                <FoundDrafts others={others} />
                <PendingNotice />
                {storedId ? <OpenElsewhere others={others} /> : null}
              </Part>
            </div>
            <Workspace checks={<PostFindings />} />
          </div>
          <Part>
            <DetailsPanel />
          </Part>
        </div>
        <Part>
          <PublishSheet />
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

/** Writes the opened file into the editor as unsaved changes, and returns it. */
function useOpenedFile(session: EditorSession): OpenedFile | undefined {
  const { state } = useLocation();
  const [file] = useState(() => fileForEditor(state));

  useEffect(() => {
    if (!file) return;
    const form = { ...session.savedForm, ...file.fields };
    session.enter({ ...form, tags: normaliseTags(form.tags) });
    // Store the text now, because the owner may never type.
    session.storeNow();
    discardOpenedFile(file);
  }, [file, session]);
  return file;
}

function OpenedNotice({ file }: { file: OpenedFile | undefined }) {
  const [isRead, setIsRead] = useState(false);
  if (!file || file.notices.length === 0 || isRead) return null;
  return (
    <Notice actions={{ OK: () => setIsRead(true) }}>
      <p className="strong">{`Opened “${file.name}” as a new draft`}</p>
      <ul role="list">
        {file.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Does not prompt when a new post gets its address, or about queued text, which is sent automatically. */
function LeaveGuard() {
  const { session } = useEditor();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      session.getSnapshot().isDirty &&
      !session.getSnapshot().isQueued &&
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.pathname === adminPaths.newPost) &&
      !(
        historyAction === NavigationType.Replace &&
        nextLocation.pathname.endsWith(session.getSnapshot().post?.id ?? "?")
      ),
  );
  return (
    <ConfirmDialog
      neutral
      open={blocker.state === "blocked"}
      question="Leave without saving?"
      detail={`Your text stays ${savedPlace()}. You can restore it when you open this post again.`}
      confirmLabel="Leave"
      onConfirm={() => {
        session.leave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
