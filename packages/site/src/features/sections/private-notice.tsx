import type { ReactNode } from "react";
import styles from "./private-notice.module.css";

/** What a page that needs a private link shows instead of its content. */
export const PrivateNotice = ({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children?: ReactNode;
}) => (
  <div className={`sheet single gap-5 ${styles.notice}`}>
    <h1 className="section-title">{heading}</h1>
    <p role="status" className={`soft large ${styles.text}`}>
      {text}
    </p>
    {children}
  </div>
);
