import styles from "./button.module.css";

/**
 * `primary` is a view's single call to action, `solid` the one of a dialog that neither deletes nor publishes, `text` a
 * small action beside a sentence. Kinds with `Slab` are for the dark panel.
 */
export type ButtonKind = "primary" | "solid" | "outline" | "text" | "onSlab" | "outlineOnSlab";

type Look = { kind?: ButtonKind | undefined; size?: "medium" | "large" | undefined };

/** The class for a link that looks like a button. For buttons, use `Button`. */
export function buttonClass({ kind = "primary", size = "medium" }: Look = {}): string {
  return [styles.button, styles[kind], size === "large" && styles.large].filter(Boolean).join(" ");
}
