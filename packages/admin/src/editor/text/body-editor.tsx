import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
} from "react";
import { useController } from "react-hook-form";
import { Menu } from "@brightwren/ui/menu";
import { commandKey } from "@brightwren/ui/shortcuts";
import { useFiles } from "../../files/files-provider.tsx";
import { PictureChooser } from "../../library/picture-chooser.tsx";
import {
  insertPicture,
  placeMarks,
  removeMark,
  removePicture,
  replaceFileName,
  writeAddress,
} from "../../pictures/text-edits.ts";
import { MissingPictures, TextPictures } from "../../pictures/text-pictures.tsx";
import { useIncomingPictures } from "../../pictures/incoming-pictures.ts";
import { recordUploadedUrl } from "../../pictures/upload-marks.ts";
import { usePictureDrop } from "../../pictures/use-picture-drop.ts";
import { applyChange, applyEdit, isInCode } from "../edits/edit-text.ts";
import { continueList, indentItems } from "../edits/lines.ts";
import type { PostForm } from "../../drafts/post-form.ts";
import { useEditor } from "../session/use-editor.ts";
import styles from "./body-editor.module.css";
import { commandsWith, inRow, type TextCommand } from "./commands.tsx";
import { FindBar } from "./find-bar.tsx";
import { LinkChooser } from "./link-chooser.tsx";
import { pasteText } from "./paste-text.ts";
import { MarkdownMarks } from "../edits/text-mirror.tsx";
import { PictureInput } from "../../pictures/picture-input.tsx";
import { type Destination, linkPlace, type LinkPlace, writeLink } from "../edits/written-link.ts";
import { Toolbar } from "@base-ui/react/toolbar";

type BodyEditorProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  hasToolbar: boolean;
  onFocus: () => void;
};

export function BodyEditor({ input, hasToolbar, onFocus }: BodyEditorProps) {
  const { field } = useController<PostForm, "content">({ name: "content" });
  const { ref: register, value, onChange, onBlur } = field;
  useEffect(() => register({ focus: onFocus }), [register, onFocus]);
  const { post } = useEditor().snapshot;
  const area = useCallback(() => input.current ?? undefined, [input]);
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
      openFind: ({ value: text, selectionStart, selectionEnd }) => {
        const selected = text.slice(selectionStart, selectionEnd);
        setWanted(selected.includes("\n") ? "" : selected);
      },
    }),
  );
  const onCommand = ({ run }: TextCommand) => (input.current ? run(input.current) : undefined);

  const isLeaving = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const text = event.target === area() ? area() : undefined;
    const key = opensFind(event) ? "find" : text && commandKey(event);
    const command = key && commands.find((one) => one.key === key);
    if (command) {
      event.preventDefault();
      onCommand(command);
    } else if (text && event.key === "Escape" && wanted !== undefined) {
      event.stopPropagation();
      setWanted(undefined);
    } else if (text && !(isLeaving.current && event.key === "Tab")) pressInList(event, text);
    if (text && event.key !== "Shift") isLeaving.current = event.key === "Escape";
  };
  return (
    <div
      className={`column ${styles.place}`}
      data-text=""
      data-over={isOver || undefined}
      onKeyDownCapture={onKeyDown}
      onInput={link.watch}
    >
      <div className={styles.head}>
        {wanted === undefined ? null : (
          <FindBar text={value} area={area} wanted={wanted} onClose={() => setWanted(undefined)} />
        )}
        {hasToolbar ? <TextToolbar commands={commands} onCommand={onCommand} /> : null}
      </div>
      <div className={styles.text}>
        <textarea
          ref={input}
          {...listeners}
          onPaste={(event) => {
            listeners.onPaste(event);
            pasteText(event, area());
          }}
          className={`full ${styles.input}`}
          dir="auto"
          aria-label="Text of the post, in Markdown"
          placeholder="Write here. Markdown works: ## for a heading, **bold**, [a link](/contact)."
          lang="en-GB"
          spellCheck
          autoCapitalize="sentences"
          autoCorrect="on"
          value={value}
          onBlur={onBlur}
          onChange={onChange}
        />
        <MarkdownMarks text={value} />
      </div>
      {isOver ? (
        <p className={`small strong ${styles.drop}`}>Drop to insert the picture at the cursor.</p>
      ) : null}
      <PictureInput label="Pictures to insert" onFiles={add} />
      {isChoosing ? (
        <PictureChooser
          onClose={() => setIsChoosing(false)}
          onChoose={({ address, alt, is_decorative }) => {
            const text = area();
            if (text) insertPicture(text, address, { alt, isDecorative: is_decorative });
          }}
        />
      ) : null}
      {link.place ? <LinkChooser except={post?.id} onChoose={link.choose} onClose={link.close} /> : null}
      <div className={styles.tray}>
        <MissingPictures text={value} onFound={find} />
        <TextPictures text={value} area={area} pictures={pictures} items={items} />
      </div>
    </div>
  );
}

/** Ctrl+F, Ctrl+H or Cmd+F. On a Mac, Ctrl+F moves the caret and Ctrl+H deletes. */
function opensFind(event: KeyboardEvent): boolean {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const key = commandKey(event);
  return event.metaKey === isMac && (key === "f" || (key === "h" && !isMac));
}

function pressInList(event: KeyboardEvent, area: HTMLTextAreaElement): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const { value, selectionStart: start, selectionEnd: end } = area;
  const edit = key === "Enter" && !shiftKey ? continueList(value, start, end) : undefined;
  const moved = key === "Tab" ? indentItems(shiftKey)({ text: value, start, end }) : undefined;
  if (!edit && !moved) return;
  event.preventDefault();
  if (edit) applyEdit(area, edit);
  if (moved) applyChange(area, () => moved);
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

/** Where the dialog inserts a link: at the selection, or in place of a typed `[[`. */
function useLinkPlace(area: () => HTMLTextAreaElement | undefined) {
  const [place, setPlace] = useState<LinkPlace>();

  const open = ({ value: text, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) =>
    setPlace(linkPlace({ text, start, end }));

  const watch = ({ nativeEvent, target }: FormEvent<HTMLElement>) => {
    const text = area();
    if (!text || target !== text || (nativeEvent as InputEvent).data !== "[") return;
    const { selectionEnd: end, value } = text;
    const isAsked = value.slice(0, end).endsWith("[[") && !isInCode(value, end);
    if (isAsked) setPlace({ start: end - 2, end, words: "" });
  };

  const choose = (to: Destination) => {
    const text = area();
    setPlace(undefined);
    if (text && place) setTimeout(() => applyEdit(text, writeLink(place, place.words, to)));
  };
  return { place, open, watch, choose, close: () => setPlace(undefined) };
}

type TextToolbarProps = { commands: TextCommand[]; onCommand: (command: TextCommand) => void };

function TextToolbar({ commands, onCommand }: TextToolbarProps) {
  const more = commands.slice(inRow).map((command) => ({
    label: command.label,
    // Closing, the menu first returns the focus to its button.
    onSelect: () => void setTimeout(() => onCommand(command)),
  }));
  return (
    <Toolbar.Root aria-label="Formatting" className={`row rigid ${styles.toolbar}`} onKeyDown={toEnds}>
      {commands.slice(0, inRow).map((command) => (
        <Toolbar.Button
          key={command.label}
          aria-label={command.label}
          title={command.title}
          className={`bare toggle grid rigid ${styles.button}`}
          onClick={() => onCommand(command)}
        >
          <span className="grid" aria-hidden="true">
            {command.icon}
          </span>
        </Toolbar.Button>
      ))}
      <Menu
        label="More formatting"
        actions={more}
        button={
          <Toolbar.Button className={`bare toggle grid rigid ${styles.button}`}>
            <svg viewBox="0 0 17 17" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
              <path d="M8.5 1v15M1 8.5h15" />
            </svg>
          </Toolbar.Button>
        }
      />
    </Toolbar.Root>
  );
}

function toEnds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Home" && event.key !== "End") return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  buttons.at(event.key === "Home" ? 0 : -1)?.focus();
}
