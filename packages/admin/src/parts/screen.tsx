import { titled } from "@brightwren/brand/derived";
import type { ReactNode } from "react";
import styles from "./screen.module.css";

type ScreenProps = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

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
        {actions ? <div className="wrap gap-3">{actions}</div> : null}
      </div>
      {children}
    </>
  );
}
