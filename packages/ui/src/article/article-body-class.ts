// A prerendered table needs these styles before its component loads.
import "../sideways/sideways.css";
import styles from "./article-body.module.css";

export const articleBodyClass = styles.body ?? "";

/** The box around a code block, with room for a button in the upper right corner. */
export const codeClass = styles.code ?? "";
