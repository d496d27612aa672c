import { Button } from "@brightwren/ui/button";
import { normaliseTags } from "@brightwren/core/post-editing/post-draft";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { fileForEditor, type OpenedFile, discardOpenedFile } from "../files/open-file.ts";
import styles from "./opened-file.module.css";
import type { EditorSession } from "../drafts/editor-session.ts";

/** Writes the opened file into the editor as unsaved changes, and returns it. */
export function useOpenedFile(session: EditorSession): OpenedFile | undefined {
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

export function OpenedNotice({ file }: { file: OpenedFile | undefined }) {
  const [isRead, setIsRead] = useState(false);
  if (!file || file.notices.length === 0 || isRead) return null;
  return (
    <div className={styles.notice} role="status">
      <div>
        <p className="strong">{`Opened “${file.name}” as a new draft`}</p>
        <ul role="list">
          {file.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </div>
      <Button kind="text" className={styles.button} onClick={() => setIsRead(true)}>
        OK
      </Button>
    </div>
  );
}
