import type { ChosenFile } from "@brightwren/import/import-files";
import { Button } from "@brightwren/ui/button";
import { useRef, useState } from "react";
import { Section } from "../parts/section.tsx";
import styles from "./import-export.module.css";
import { Progress } from "./progress.tsx";
import type { ReadProgress } from "./read-in-worker.ts";

type ChooseSourceProps = {
  problem: string | undefined;
  reading: ReadProgress | undefined;
  onStop: () => void;
  onChoose: (chosen: Promise<ChosenFile[]> | ChosenFile[]) => void;
};

const accept = ".zip,.md,.markdown,.mdown,.json,.xml,.wxr,.rss,.txt,image/*";

export function ChooseSource({ problem, reading, onStop, onChoose }: ChooseSourceProps) {
  const isReading = reading !== undefined;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (input: HTMLInputElement) => {
    onChoose(filesOf(input.files));
    input.value = "";
  };
  return (
    // Drag and drop is optional, because the buttons do the same.
    <Section
      title="Import"
      className={`panel shrinks ${styles.source}`}
      data-drop=""
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isReading) onChoose(droppedFiles(event.dataTransfer));
      }}
    >
      <p className="hint mt-1 measure">
        Markdown files with their pictures, a Hugo or Jekyll site, Ghost’s JSON, WordPress’s XML, or an export
        of this site, as files, a folder or a ZIP. You’ll see a preview first. Nothing is overwritten unless
        you say so.
      </p>
      <div className={`cluster small gap-3 mt-4 ${styles.buttons}`}>
        <Button busy={isReading} onClick={() => files.current?.click()}>
          Choose files or a ZIP
        </Button>
        <Button kind="text" busy={isReading} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
        {isReading ? (
          <Button kind="outline" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <span className="hint">or drop them here</span>
        )}
      </div>
      <p role="status" className="hint mt-1 measure">
        {isReading ? "Reading the files…" : ""}
      </p>
      {reading && reading.total > 0 ? <Progress label="Import" {...reading} doing="Read" /> : null}
      <p role="alert" className={`mt-2 measure ${styles.problem}`}>
        {problem}
      </p>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="Files to import"
        onChange={({ target }) => take(target)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        multiple
        aria-label="Folder to import"
        onChange={({ target }) => take(target)}
      />
    </Section>
  );
}

const filesOf = (list: FileList | null): ChosenFile[] =>
  [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Returns dropped files and the contents of dropped folders. Call this while handling the drop event. */
async function droppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesOf(data.files);
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ path: entry.fullPath, file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // Each readEntries call returns at most 100 entries; the last returns none.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const one of some) await walk(one, found);
  }
}
