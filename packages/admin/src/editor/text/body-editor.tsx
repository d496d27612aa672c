import {
  bold,
  checkedListCommand,
  code,
  codeBlock,
  divider,
  heading2,
  heading3,
  type ICommand,
  image,
  italic,
  link,
  orderedListCommand,
  quote,
  strikethrough,
  table,
  unorderedListCommand,
} from "@uiw/react-md-editor/commands";
import MDEditor, { type RefMDEditor } from "@uiw/react-md-editor/nohighlight";
import { cloneElement, type ReactElement, type SVGProps, useRef, useState } from "react";
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
import { noteArrival } from "../../pictures/upload-marks.ts";
import { usePictureDrop } from "../../pictures/use-picture-drop.ts";
import styles from "./body-editor.module.css";
import { useDarkScheme } from "./use-media.ts";

type BodyEditorProps = { value: string; onChange: (value: string) => void; onBlur: () => void };

const noCommands: [] = [];

/** The article's Markdown: a native text area, with a toolbar and its shortcuts. Takes pictures that are chosen, dropped or pasted. */
export default function BodyEditor({ value, onChange, onBlur }: BodyEditorProps) {
  const isDark = useDarkScheme();
  const area = useRef<RefMDEditor>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { pictures, items, add, find } = useTextPictures(() => area.current?.textarea);
  const { listeners, isOver } = usePictureDrop(add);
  const [commands] = useState(() => commandsWith(() => setIsChoosing(true)));
  return (
    <div className={styles.place} data-over={isOver || undefined}>
      <MDEditor
        ref={area}
        {...listeners}
        className={styles.editor ?? ""}
        data-color-mode={isDark ? "dark" : "light"}
        value={value}
        onChange={(next) => onChange(next ?? "")}
        preview="edit"
        commands={commands}
        extraCommands={noCommands}
        highlightEnable={false}
        enableScroll={false}
        visibleDragbar={false}
        height="100%"
        // Tab leads on, as everywhere else on the page.
        defaultTabEnable
        textareaProps={{
          "aria-label": "Text of the post, in Markdown",
          placeholder: "Write here. Markdown works: ## for a heading, **bold**, [a link](/contact).",
          lang: "en-GB",
          spellCheck: true,
          autoCapitalize: "sentences",
          autoCorrect: "on",
          onBlur,
        }}
      />
      {isOver ? <p className={styles.drop}>Let go to put the picture where the cursor is.</p> : null}
      <input
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Pictures to put in"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {isChoosing ? (
        <PictureChooser
          onClose={() => setIsChoosing(false)}
          onChoose={({ address, alt, is_decorative }) => {
            setIsChoosing(false);
            const text = area.current?.textarea;
            if (text) insertPicture(text, address, { alt, isDecorative: is_decorative });
          }}
        />
      ) : null}
      <MissingPictures text={value} onFound={find} />
      <TextPictures text={value} area={() => area.current?.textarea} pictures={pictures} items={items} />
    </div>
  );
}

/** Pictures on their way into a text area: each has its place at the caret at once. */
function useTextPictures(area: () => HTMLTextAreaElement | undefined) {
  const inText = (change: (text: HTMLTextAreaElement) => void) => {
    const text = area();
    if (text) change(text);
  };
  const namesOfFiles = useRef(new Map<string, string>());
  const { pictures, items } = useIncomingPictures({
    arrived(id, address) {
      const name = namesOfFiles.current.get(id);
      noteArrival(id, address);
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

/** A command under the name and shortcut that we give it. */
function named(command: ICommand, label: string, shortcut?: string): ICommand {
  const { shortcuts: _theirs, icon, ...others } = command;
  const keys = shortcut && `Ctrl or Cmd + ${shortcut.toUpperCase()}`;
  return {
    ...others,
    // The button has the name; its picture adds nothing.
    ...(icon && {
      icon: cloneElement(icon as ReactElement<SVGProps<SVGSVGElement>>, {
        role: "none",
        "aria-hidden": true,
      }),
    }),
    ...(shortcut && { shortcuts: `ctrlcmd+${shortcut}` }),
    buttonProps: { "aria-label": label, title: keys ? `${label} (${keys})` : label },
  };
}

const sign = (text: string) => <span aria-hidden="true">{text}</span>;

const chooserBeside = (text: HTMLTextAreaElement): HTMLInputElement | null | undefined =>
  text.closest(`.${styles.place}`)?.querySelector<HTMLInputElement>(":scope > input[type=file]");

/** The toolbar: what articles are made of. Headings begin below the page's own. */
const commandsWith = (openLibrary: () => void): ICommand[] => [
  { ...named(heading2, "H2 heading"), icon: sign("H2") },
  { ...named(heading3, "H3 subheading"), icon: sign("H3") },
  divider,
  named(bold, "Bold", "b"),
  named(italic, "Italic", "i"),
  named(strikethrough, "Struck through"),
  named(link, "Link", "k"),
  divider,
  named(quote, "Quote"),
  named(unorderedListCommand, "List"),
  named(orderedListCommand, "Numbered list"),
  named(checkedListCommand, "Task list"),
  divider,
  { ...named(image, "Picture"), execute: (_, { textArea }) => chooserBeside(textArea)?.click() },
  { ...named(image, "Picture from the library"), icon: sign("Library"), execute: openLibrary },
  named(table, "Table"),
  named(code, "Code"),
  named(codeBlock, "Code block"),
];
