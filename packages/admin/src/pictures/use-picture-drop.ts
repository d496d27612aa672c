import { useEffect, useState, type ClipboardEvent, type DragEvent } from "react";

export function usePictureDrop(add: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  // Without this, a file dropped beside the text would replace the page and lose the unsaved text.
  useEffect(() => {
    const stopped = new AbortController();
    const refuse = (event: globalThis.DragEvent) => {
      const { dataTransfer, target } = event;
      const isField = target instanceof HTMLInputElement && target.type === "file";
      if (event.defaultPrevented || isField || !dataTransfer || !holdsFiles(dataTransfer)) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse, { signal: stopped.signal });
    window.addEventListener("drop", refuse, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  const take = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const files = filesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const listeners = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return { listeners, isOver };
}

/** Office programs add a picture to copied text, so text takes precedence. */
export function filesIn({ files, types }: DataTransfer): File[] {
  const isText = types.includes("text/plain") && types.includes("text/html");
  return isText ? [] : [...files];
}

/** Browsers expose the files only on drop. */
const holdsFiles = ({ types }: DataTransfer): boolean => types.includes("Files");
