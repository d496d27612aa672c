import { titled } from "@brightwren/brand/derived";
import { Emblem } from "@brightwren/ui/emblem";
import type { ReactNode } from "react";
import styles from "./full-page-message.module.css";

type StopProps = {
  title: string;
  text: string;
  detail?: string;
  children?: ReactNode;
};

export function FullPageMessage({ title, text, detail, children }: StopProps) {
  return (
    <div className={`grid gap-4 content-center ${styles.page}`}>
      <title>{titled(title)}</title>
      <Emblem className={styles.emblem} />
      <h1 className="screen-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      {children ? <div className="wrap gap-3 justify-center">{children}</div> : null}
    </div>
  );
}
