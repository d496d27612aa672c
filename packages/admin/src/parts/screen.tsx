import type { Elements } from "@brightwren/ui/elements";
import { titled } from "@brightwren/brand/derived";
import type { ReactNode } from "react";
import styles from "./screen.module.css";

type ScreenProps = {
  /** The screen's heading, and the document's title before the brand. */
  title: string;
  subtitle?: ReactNode;
  /** Buttons and links that concern the whole screen; they stand beside the heading. */
  actions?: ReactNode;
  children: Elements;
};

/** One screen of the admin: document title, heading, what can be done here, and the content. */
export function Screen({ title, subtitle, actions, children }: ScreenProps) {
  return (
    <>
      <title>{titled(title)}</title>
      <div className={styles.head}>
        <div>
          <h1 dir="auto" className={styles.title}>
            {title}
          </h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </>
  );
}
