import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./framed-option.module.css";

type FramedOptionProps = ComponentProps<"input"> & { label: string; note?: ReactNode };

/** A checkbox or radio button in a frame, with a label and a note. `className` is the frame's. */
export function FramedOption({ label, note, className, ...input }: FramedOptionProps) {
  const id = useId();
  return (
    <div className={[`flex align-start gap-3 ${styles.option}`, className].filter(Boolean).join(" ")}>
      <input {...input} id={id} aria-describedby={note ? `${id}-note` : undefined} />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note ? (
          <p id={`${id}-note`} className="hint">
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
}
