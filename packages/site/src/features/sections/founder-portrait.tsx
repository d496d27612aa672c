import { founder } from "@brightwren/brand/founder";
import styles from "./sections.module.css";

/** Decorative, because the name is beside it. */
export function FounderPortrait({ className }: { className?: string | undefined }) {
  return founder ? (
    <svg
      viewBox="10 2 82 82"
      className={`${styles.face} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: founder.portrait }}
    />
  ) : null;
}
