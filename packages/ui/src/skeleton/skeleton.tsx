import { Fragment, type ReactNode } from "react";
import styles from "./skeleton.module.css";

type SkeletonProps = {
  /** How often the shape is repeated. */
  count?: number;
  className?: string | undefined;
  /** One item's shape. */
  children: ReactNode;
};

/** Loading placeholders. Hidden from assistive technology, so add a status message. */
export function Skeleton({ count = 10, className, children }: SkeletonProps) {
  return (
    <div className={[styles.skeleton, className].filter(Boolean).join(" ")} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
