import { type ReactElement, useId } from "react";
import styles from "./field.module.css";

/** What the control inside a `Field` must carry to be named, described and marked by it. */
export type ControlProps = {
  id: string;
  className: string;
  /** What is typed is shown in its own direction. */
  dir: "auto";
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  label: string;
  /** What is wrong; shown below the control and read out with it. */
  error?: string | undefined;
  /** Marks the label of a field that may stay empty. */
  optional?: boolean;
  hint?: string;
  /** Renders the control with the props it receives. */
  children: (control: ControlProps) => ReactElement;
};

/** Label, control, hint and error, wired together once for every form. */
export function Field({ label, error, optional = false, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.labels}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>optional</span> : null}
      </div>
      {children({
        id,
        className: styles.control ?? "",
        dir: "auto",
        "aria-invalid": Boolean(error),
        "aria-describedby": described || undefined,
      })}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
