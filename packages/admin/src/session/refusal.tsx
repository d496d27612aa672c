import { useEffect } from "react";
import { failureDetail } from "../parts/failure.ts";
import styles from "./login-card.module.css";

/** Why a form was not done, above its button; the log has what it cannot put in words. Nothing without an error. */
export function Refusal({ error }: { error: unknown }) {
  const said = failureDetail(error);
  useEffect(() => {
    if (error !== undefined && said === undefined) console.warn("Not done:", error);
  }, [error, said]);
  return (
    <p role="alert" className={error === undefined ? "visually-hidden" : styles.refusal}>
      {error === undefined ? "" : (said ?? "That did not work. Please try again in a moment.")}
    </p>
  );
}
