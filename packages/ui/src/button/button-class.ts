import styles from "./button.module.css";

/**
 * `primary` is the one call to action of a view, `text` a small action beside a sentence; the `Slab` ones sit on the
 * dark panel.
 */
export type ButtonKind = "primary" | "outline" | "text" | "onSlab" | "outlineOnSlab";

type Look = { kind?: ButtonKind | undefined; size?: "medium" | "large" | undefined };

/** The class of a link that looks like a button. Buttons themselves are a `Button`. */
export function buttonClass({ kind = "primary", size = "medium" }: Look = {}): string {
  return [styles.button, styles[kind], size === "large" && styles.large].filter(Boolean).join(" ");
}
