import { useState, useRef } from "react";
import { altHint, Choice, stillFits } from "./choice.tsx";
import type { IncomingPicture, IncomingPictures } from "./incoming-pictures.ts";
import { TextField } from "../parts/text-field.tsx";
import { type Describable, DescribeDialog, describeLabel } from "./describe-dialog.tsx";
import { PictureTray } from "./picture-tray.tsx";
import { rewritePicture } from "./text-edits.ts";
import styles from "./text-pictures.module.css";
import { findPicture, type WrittenPicture, filesNamedIn, isNamed } from "./written-picture.ts";
import { Button } from "@brightwren/ui/button";
import { PictureInput } from "./picture-input.tsx";

type TextPicturesProps = {
  text: string;
  area: () => HTMLTextAreaElement | undefined;
  pictures: IncomingPictures;
  items: readonly IncomingPicture[];
};

/** The pictures just added to the text, and a dialog that describes them. */
export function TextPictures({ text, area, pictures, items }: TextPicturesProps) {
  const [described, setDescribed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<(IncomingPicture & Describable<WrittenPicture>)[]>();
  const written = useRef<[string, WrittenPicture][]>([]);
  const queue = items.flatMap((item) => {
    const said = item.address === undefined ? null : findPicture(text, item.address);
    if (!said || described.has(item.id)) return [];
    return [{ ...item, said, image: <img src={item.thumbnail} alt="" /> }];
  });
  return (
    <>
      <PictureTray label="Pictures just added" pictures={pictures} items={items}>
        {queue.length > 0 ? (
          <Button kind="outline" onClick={() => setOpen(queue)}>
            {describeLabel(queue.length)}
          </Button>
        ) : null}
      </PictureTray>
      {open ? (
        <DescribeDialog
          pictures={open}
          finalFocus={() => area() ?? true}
          onSave={({ id, address = "" }, said, isDecorative, next) => {
            written.current.push([address, { ...said, isDecorative }]);
            pictures.describe(id, { alt: said.alt, is_decorative: isDecorative });
            setDescribed((before) => new Set([...before, id]));
            next();
          }}
          onClose={() => {
            setOpen(undefined);
            // Only in the focused field, the edits can be undone.
            setTimeout(() => {
              const textArea = area();
              textArea?.focus();
              for (const edit of written.current.splice(0)) if (textArea) rewritePicture(textArea, ...edit);
            });
          }}
        >
          {(picture, said, set) => <Fields before={picture.said} said={said} set={set} />}
        </DescribeDialog>
      ) : null}
    </>
  );
}

type FieldsProps = {
  before: WrittenPicture;
  said: WrittenPicture;
  set: (changes: Partial<WrittenPicture>) => void;
};

function Fields({ before, said: { alt, caption, isWide }, set }: FieldsProps) {
  return (
    <>
      <TextField
        label="What does it show?"
        hint={alt && alt === before.alt ? stillFits : altHint}
        lang="en-GB"
        spellCheck
        maxLength={500}
        value={alt}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <TextField
        label="Caption"
        optional
        hint="Shown below the picture."
        lang="en-GB"
        spellCheck
        value={caption}
        onChange={({ target }) => set({ caption: target.value })}
      />
      <Choice checked={isWide} onChange={(next) => set({ isWide: next })}>
        Full width
      </Choice>
    </>
  );
}

type MissingPicturesProps = {
  text: string;
  onFound: (file: File, name: string) => void;
};

const enumerated = (names: string[]) => names.slice(0, 5).join(", ") + (names.length > 5 ? " …" : "");

export function MissingPictures({ text, onFound }: MissingPicturesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [strangers, setStrangers] = useState<string[]>([]);
  const names = filesNamedIn(text);
  if (names.length === 0) return null;
  const take = (files: File[]) => {
    const named = (file: File) => names.find((one) => isNamed(file.name, one));
    for (const file of files) {
      const name = named(file);
      if (name !== undefined) onFound(file, name);
    }
    setStrangers(files.filter((file) => named(file) === undefined).map((file) => file.name));
  };
  return (
    <div className={`cluster spread gap-2 gap-x-4 rigid ${styles.missing}`} role="status">
      <p className={`shrinks ${styles.words}`}>
        <span>
          {`The text refers to ${names.length === 1 ? "a picture" : `${names.length} pictures`} not uploaded yet: ${enumerated(names)}`}
        </span>
        {strangers.length > 0 ? (
          <span className="block strong">{`Not used in the text, so skipped: ${enumerated(strangers)}`}</span>
        ) : null}
      </p>
      <Button kind="text" onClick={() => chooser.current?.click()}>
        {names.length === 1 ? "Choose it" : "Choose them"}
      </Button>
      <PictureInput ref={chooser} label="Pictures the text refers to" onFiles={take} />
    </div>
  );
}
