import { useEffect } from "react";
import { failureDetail } from "../parts/failure.ts";
import styles from "./login-card.module.css";

export function FormError({ error }: { error: unknown }) {
  const detail = failureDetail(error);
  useEffect(() => {
    if (error !== undefined && detail === undefined) console.warn("Not done:", error);
  }, [error, detail]);
  return (
    <p role="alert" className={error === undefined ? "visually-hidden" : styles.refusal}>
      {error === undefined ? "" : (detail ?? "That did not work. Please try again in a moment.")}
    </p>
  );
}
