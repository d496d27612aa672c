import { useRef } from "react";
import styles from "./missing-pictures.module.css";
import { filesNamedIn, isNamed } from "./written-picture.ts";

type MissingPicturesProps = {
  text: string;
  /** A file was chosen for the name that the text has. */
  onFound: (file: File, name: string) => void;
};

/** Asks for the pictures that a text names as files beside it, and takes those that have their names. */
export function MissingPictures({ text, onFound }: MissingPicturesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const names = filesNamedIn(text);
  if (names.length === 0) return null;
  return (
    <div className={styles.missing} role="status">
      <p className={styles.words}>
        The text names {names.length === 1 ? "a picture" : `${names.length} pictures`} beside it:{" "}
        {names.slice(0, 5).join(", ")}
        {names.length > 5 ? " …" : ""}
      </p>
      <button type="button" className={styles.choose} onClick={() => chooser.current?.click()}>
        Choose {names.length === 1 ? "it" : "them"}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Pictures that the text names"
        onChange={({ target }) => {
          for (const file of target.files ?? []) {
            const name = names.find((one) => isNamed(file.name, one));
            if (name !== undefined) onFound(file, name);
          }
          target.value = "";
        }}
      />
    </div>
  );
}
