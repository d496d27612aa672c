import { createContext, useContext } from "react";
import type { Editor } from "./use-editor-session.ts";

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that the parts of the screen belong to. Throws outside of one. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor wants a PostEditor around it.");
  return editor;
}
