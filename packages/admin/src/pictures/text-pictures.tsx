import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { altHint, Choice, stillFits } from "./choice.tsx";
import type { IncomingPicture, IncomingPictures } from "./incoming-pictures.ts";
import { PictureProgress } from "./picture-progress.tsx";
import { rewritePicture } from "./text-edits.ts";
import styles from "./text-pictures.module.css";
import { findPicture, type WrittenPicture } from "./written-picture.ts";

type TextPicturesProps = {
  text: string;
  area: () => HTMLTextAreaElement | undefined;
  pictures: IncomingPictures;
  items: readonly IncomingPicture[];
};

export function TextPictures({ text, area, pictures, items }: TextPicturesProps) {
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label="Pictures just added" className={styles.list}>
      {items.map((item) => {
        const written = item.address === undefined ? null : findPicture(text, item.address);
        const rewrite = (changes: Partial<WrittenPicture>) => {
          const textArea = area();
          if (textArea && item.address) rewritePicture(textArea, item.address, changes);
        };
        return (
          <li key={item.id} className={styles.card}>
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
    <div className={styles.description} role="group" aria-label={name}>
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
