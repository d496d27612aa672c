import styles from "./pipe.module.css";

export type PipeShape = "down" | "across" | "downToLeft" | "leftToDown" | "downToRight" | "rightToDown";

type PipeProps = { shape: PipeShape; className: string | undefined };

/** A straight piece or a bend of the pipe that runs down the page. Its class positions it. */
export function Pipe({ shape, className }: PipeProps) {
  const straight = shape === "down" || shape === "across";
  const form = straight ? styles[shape] : `${styles.elbow} ${styles[shape]}`;
  return <span aria-hidden="true" className={`${form} ${className}`} />;
}
