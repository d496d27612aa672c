import styles from "./article-body.module.css";

/** The class that an article's body wears, wherever its HTML comes from. */
export const articleBodyClass = styles.body ?? "";

/** The class of the box around a block of code: there is room in its upper right corner. */
export const codeClass = styles.code ?? "";
