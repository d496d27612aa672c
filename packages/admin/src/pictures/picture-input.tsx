import type { Ref } from "react";

type PictureInputProps = { ref?: Ref<HTMLInputElement>; label: string; onFiles: (files: File[]) => void };

/** The unseen field behind a button that asks for picture files, one or many. */
export function PictureInput({ ref, label, onFiles }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept="image/*"
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = "";
      }}
    />
  );
}
