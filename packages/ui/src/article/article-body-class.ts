import styles from "./article-body.module.css";

/** The class that an article's body wears, wherever its HTML comes from. */
export const articleBodyClass = styles.body;
