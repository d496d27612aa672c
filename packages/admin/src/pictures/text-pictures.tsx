import { Field } from "@brightwren/ui/field";
import { useState, useRef } from "react";
import { altHint, Choice, stillFits } from "./choice.tsx";
import type { IncomingPicture, IncomingPictures } from "./incoming-pictures.ts";
import { PictureProgress } from "./picture-progress.tsx";
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

export function TextPictures({ text, area, pictures, items }: TextPicturesProps) {
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label="Pictures just added" className={`grid gap-4 rigid ${styles.list}`}>
      {items.map((item) => {
        const written = item.address === undefined ? null : findPicture(text, item.address);
        const rewrite = (changes: Partial<WrittenPicture>) => {
          const textArea = area();
          if (textArea && item.address) rewritePicture(textArea, item.address, changes);
        };
        return (
          <li key={item.id} className={`grid gap-3 ${styles.card}`}>
            <PictureProgress item={item} pictures={pictures} />
            {written ? (
              <Description
                name={item.name}
                written={written}
                onChange={rewrite}
                onSaid={(said) => pictures.describe(item.id, said)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type DescriptionProps = {
  name: string;
  written: WrittenPicture;
  onChange: (changes: Partial<WrittenPicture>) => void;
  onSaid: (said: { alt: string; is_decorative: boolean }) => void;
};

function Description({ name, written, onChange, onSaid }: DescriptionProps) {
  const { alt, caption, isDecorative, isWide } = written;
  const [altBefore] = useState(alt);
  return (
    <div className={`grid align-start gap-2 gap-x-4 ${styles.description}`} role="group" aria-label={name}>
      <Field label="What does it show?" hint={alt && alt === altBefore ? stillFits : altHint}>
        {(props) => (
          <input
            {...props}
            lang="en-GB"
            spellCheck
            maxLength={500}
            disabled={isDecorative}
            value={alt}
            onChange={({ target }) => onChange({ alt: target.value })}
            onBlur={() => onSaid({ alt, is_decorative: isDecorative })}
          />
        )}
      </Field>
      <Field label="Caption" optional hint="Shown below the picture.">
        {(props) => (
          <input
            {...props}
            lang="en-GB"
            spellCheck
            value={caption}
            onChange={({ target }) => onChange({ caption: target.value })}
          />
        )}
      </Field>
      <Choice
        checked={isDecorative}
        onChange={(next) => {
          onChange({ isDecorative: next });
          onSaid({ alt: "", is_decorative: next });
        }}
      >
        Decorative only (screen readers skip it)
      </Choice>
      <Choice checked={isWide} onChange={(next) => onChange({ isWide: next })}>
        Full width
      </Choice>
    </div>
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
