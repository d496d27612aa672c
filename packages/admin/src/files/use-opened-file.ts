import { normaliseTags } from "@brightwren/core/post-editing/normalise-tags";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { emptyPostForm } from "../editor/form/post-form.ts";
import type { EditorSession } from "../editor/session/editor-session.ts";
import { fileForEditor, takenByEditor, type OpenedFile } from "./opened-file.ts";

/** Puts the file that a new post starts from into the editor, as changes that are not saved yet; gives the file. */
export function useOpenedFile(session: EditorSession): OpenedFile | undefined {
  const { state } = useLocation();
  const [file] = useState(() => fileForEditor(state));

  useEffect(() => {
    if (!file) return;
    const form = { ...emptyPostForm, ...file.fields };
    session.restore(session.localDraft(session.editorId), { ...form, tags: normaliseTags(form.tags) });
    takenByEditor(file);
  }, [file, session]);
  return file;
}
