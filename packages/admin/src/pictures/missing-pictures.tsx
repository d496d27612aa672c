import { Button } from "@brightwren/ui/button";
import { useRef, useState } from "react";
import styles from "./missing-pictures.module.css";
import { filesNamedIn, isNamed } from "./written-picture.ts";
import { PictureInput } from "./picture-input.tsx";

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
    <div className={styles.missing} role="status">
      <p className={styles.words}>
        <span>
          {`The text refers to ${names.length === 1 ? "a picture" : `${names.length} pictures`} not uploaded yet: ${enumerated(names)}`}
        </span>
        {strangers.length > 0 ? (
          <span
            className={styles.strangers}
          >{`Not used in the text, so skipped: ${enumerated(strangers)}`}</span>
        ) : null}
      </p>
      <Button kind="text" onClick={() => chooser.current?.click()}>
        {names.length === 1 ? "Choose it" : "Choose them"}
      </Button>
      <PictureInput ref={chooser} label="Pictures the text refers to" onFiles={take} />
    </div>
  );
}
