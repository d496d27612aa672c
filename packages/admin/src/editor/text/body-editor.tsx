import type { ICommand } from "@uiw/react-md-editor/commands";
import MDEditor, { type RefMDEditor } from "@uiw/react-md-editor/nohighlight";
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useFiles } from "../../files/files-provider.tsx";
import { PictureChooser } from "../../library/picture-chooser.tsx";
import { MissingPictures } from "../../pictures/missing-pictures.tsx";
import {
  insertPicture,
  placeMarks,
  removeMark,
  removePicture,
  replaceFileName,
  writeAddress,
} from "../../pictures/text-edits.ts";
import { TextPictures } from "../../pictures/text-pictures.tsx";
import { useIncomingPictures } from "../../pictures/use-incoming-pictures.ts";
import { recordUploadedUrl } from "../../pictures/upload-marks.ts";
import { usePictureDrop } from "../../pictures/use-picture-drop.ts";
import { applyEdit } from "../edits/edit-text.ts";
import { continueList } from "../edits/list-continuation.ts";
import { useDarkScheme } from "../../parts/use-media.ts";
import { useEditor } from "../session/use-editor.ts";
import styles from "./body-editor.module.css";
import { commandsWith } from "./commands.tsx";
import { FindBar } from "./find-bar.tsx";
import { LinkChooser } from "./link-chooser.tsx";
import { pasteText } from "./paste-text.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import { useLinkPlace } from "./use-link-place.ts";
import { PictureInput } from "../../pictures/picture-input.tsx";

type BodyEditorProps = {
  ref: Ref<{ focus: () => void }>;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  hasToolbar: boolean;
};

/** A native text area with a toolbar, pictures, rich-text paste, find and replace, and links to posts. */
export default function BodyEditor({ ref, value, onChange, onBlur, hasToolbar }: BodyEditorProps) {
  const isDark = useDarkScheme();
  const { post } = useEditor().snapshot;
  const editor = useRef<RefMDEditor>(null);
  const place = useRef<HTMLDivElement>(null);
  // The library mounts its text area asynchronously.
  const area = useCallback(
    () => place.current?.querySelector<HTMLTextAreaElement>(".w-md-editor-text-input") ?? undefined,
    [],
  );
  const [isChoosing, setIsChoosing] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const { pictures, items, add, find } = useTextPictures(area);
  const { listeners, isOver } = usePictureDrop(add);
  const { takePictures } = useFiles();
  const onGiven = useEffectEvent(add);
  useEffect(() => takePictures((files) => onGiven(files)), [takePictures]);
  const link = useLinkPlace(area);
  const [commands] = useState(() =>
    commandsWith({
      openLibrary: () => setIsChoosing(true),
      openLink: link.open,
      openFind: ({ selectedText }) => setWanted(selectedText.includes("\n") ? "" : selectedText),
    }),
  );
  const onCommand = (command: ICommand) => editor.current?.commandOrchestrator?.executeCommand(command);
  useImperativeHandle(ref, () => ({ focus: () => area()?.focus() }), [area]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (opensFind(event)) {
      event.preventDefault();
      commands.filter(({ name }) => name === "find").forEach(onCommand);
    } else if (event.key === "Escape" && wanted !== undefined && event.target === area()) {
      event.stopPropagation();
      setWanted(undefined);
    } else if (event.target === area()) enterInText(event);
  };
  return (
    <div
      ref={place}
      className={styles.place}
      data-text=""
      data-over={isOver || undefined}
      onKeyDownCapture={onKeyDown}
      onInput={link.watch}
    >
      {hasToolbar ? <TextToolbar commands={commands} onCommand={onCommand} /> : null}
      {wanted === undefined ? null : (
        <FindBar text={value} area={area} wanted={wanted} onClose={() => setWanted(undefined)} />
      )}
      <MDEditor
        ref={editor}
        {...listeners}
        onPaste={(event) => {
          listeners.onPaste(event);
          pasteText(event, area());
        }}
        className={styles.editor ?? ""}
        data-color-mode={isDark ? "dark" : "light"}
        value={value}
        onChange={(next) => onChange(next ?? "")}
        preview="edit"
        commands={commands}
        extraCommands={noCommands}
        hideToolbar
        highlightEnable={false}
        enableScroll={false}
        visibleDragbar={false}
        height="100%"
        // Tab moves the focus, as it does elsewhere on the page.
        defaultTabEnable
        textareaProps={{ ...textareaProps, onBlur }}
      />
      {isOver ? <p className={styles.drop}>Drop to insert the picture at the cursor.</p> : null}
      <PictureInput label="Pictures to insert" onFiles={add} />
      {isChoosing ? (
        <PictureChooser
          onClose={() => setIsChoosing(false)}
          onChoose={({ address, alt, is_decorative }) => {
            setIsChoosing(false);
            const text = area();
            if (text) insertPicture(text, address, { alt, isDecorative: is_decorative });
          }}
        />
      ) : null}
      {link.place ? <LinkChooser except={post?.id} onChoose={link.choose} onClose={link.close} /> : null}
      <MissingPictures text={value} onFound={find} />
      <TextPictures text={value} area={area} pictures={pictures} items={items} />
    </div>
  );
}

const noCommands: [] = [];

const textareaProps = {
  dir: "auto",
  "aria-label": "Text of the post, in Markdown",
  placeholder: "Write here. Markdown works: ## for a heading, **bold**, [a link](/contact).",
  lang: "en-GB",
  spellCheck: true,
  autoCapitalize: "sentences",
  autoCorrect: "on",
} as const;

/** Ctrl+F, Ctrl+H or Cmd+F. On a Mac, Ctrl+F moves the caret and Ctrl+H deletes. */
function opensFind({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isMac ? metaKey && key === "f" : ctrlKey && (key === "f" || key === "h");
}

/** Continues lists on Enter. The library's rule would treat a year as a list number. */
function enterInText(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  if (key !== "Enter" || shiftKey || ctrlKey || metaKey || altKey) return;
  event.stopPropagation();
  const area = target as HTMLTextAreaElement;
  const edit = continueList(area.value, area.selectionStart, area.selectionEnd);
  if (!edit) return;
  event.preventDefault();
  applyEdit(area, edit);
}

function useTextPictures(area: () => HTMLTextAreaElement | undefined) {
  const inText = (change: (text: HTMLTextAreaElement) => void) => {
    const text = area();
    if (text) change(text);
  };
  const namesOfFiles = useRef(new Map<string, string>());
  const { pictures, items } = useIncomingPictures({
    arrived(id, address) {
      const name = namesOfFiles.current.get(id);
      recordUploadedUrl(id, address);
      inText((text) =>
        name === undefined ? writeAddress(text, id, address) : replaceFileName(text, name, address),
      );
    },
    gone: (id) => inText((text) => removeMark(text, id)),
    removed: (address) => inText((text) => removePicture(text, address)),
  });
  const add = (files: File[]) =>
    inText((text) => {
      const { ids, take } = pictures.announce(files);
      placeMarks(text, ids);
      take();
    });
  const find = (file: File, name: string) => {
    const { ids, take } = pictures.announce([file]);
    for (const id of ids) namesOfFiles.current.set(id, name);
    take();
  };
  return { pictures, items, add, find };
}
