import { type ReactElement, useId } from "react";
import styles from "./field.module.css";

export type ControlProps = {
  id: string;
  className: string;
  dir: "auto";
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  label: string;
  error?: string | undefined;
  optional?: boolean;
  hint?: string;
  children: (control: ControlProps) => ReactElement;
};

export function Field({ label, error, optional = false, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.labels}>
        <label htmlFor={id} className="small strong">
          {label}
        </label>
        {optional ? <span className="fine">optional</span> : null}
      </div>
      {children({
        id,
        className: styles.control ?? "",
        dir: "auto",
        "aria-invalid": Boolean(error),
        "aria-describedby": described || undefined,
      })}
      {hint ? (
        <p id={hintId} className="fine">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={`fault ${styles.error}`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
