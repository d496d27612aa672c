import styles from "./button.module.css";

type Look = {
  /** `primary` is the one call to action of a view; `onSlab` and `outlineOnSlab` sit on the dark panel. */
  variant?: "primary" | "outline" | "onSlab" | "outlineOnSlab";
  size?: "medium" | "large";
};

/** The class of anything that looks like a button: `<a>`, a router's link, `<button>`. */
export function buttonClass({ variant = "primary", size = "medium" }: Look = {}): string {
  return [styles.button, styles[variant], size === "large" && styles.large].filter(Boolean).join(" ");
}
