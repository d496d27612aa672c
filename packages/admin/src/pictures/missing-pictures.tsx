import { useRef, useState } from "react";
import styles from "./missing-pictures.module.css";
import { filesNamedIn, isNamed } from "./written-picture.ts";
import { PictureInput } from "./picture-input.tsx";

type MissingPicturesProps = {
  text: string;
  /** A file was chosen for the name that the text has. */
  onFound: (file: File, name: string) => void;
};

const enumerated = (names: string[]) => names.slice(0, 5).join(", ") + (names.length > 5 ? " …" : "");

/** Asks for the pictures that a text names as files beside it, and takes those that have their names. */
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
    <div className={styles.missing} role="status">
      <p className={styles.words}>
        <span>
          {`The text asks for ${names.length === 1 ? "a picture" : `${names.length} pictures`} not stored yet: ${enumerated(names)}`}
        </span>
        {strangers.length > 0 ? (
          <span className={styles.strangers}>{`Not among them, and left out: ${enumerated(strangers)}`}</span>
        ) : null}
      </p>
      <button type="button" className={styles.choose} onClick={() => chooser.current?.click()}>
        {names.length === 1 ? "Choose it" : "Choose them"}
      </button>
      <PictureInput ref={chooser} label="Pictures that the text names" onFiles={take} />
    </div>
  );
}
