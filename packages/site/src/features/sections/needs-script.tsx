import { brand } from "../../content/brand.ts";
import styles from "./needs-script.module.css";

/** Told to readers without JavaScript: what here needs it, and that writing to us does not. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript, which is switched off here. An email to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a> does as well, and so does a call to{" "}
        <a href={brand.phone.href}>{brand.phone.shown}</a>.
      </p>
    </noscript>
  );
}
