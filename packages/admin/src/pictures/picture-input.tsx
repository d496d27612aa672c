import type { Ref } from "react";

type PictureInputProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

export function PictureInput({ ref, label, multiple = true, onFiles }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept="image/*"
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Allows choosing the same file again.
        target.value = "";
      }}
    />
  );
}
