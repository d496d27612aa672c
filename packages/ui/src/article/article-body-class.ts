import styles from "./article-body.module.css";

export const articleBodyClass = styles.body ?? "";

/** The box around a code block, with space in its upper right corner. */
export const codeClass = styles.code ?? "";
