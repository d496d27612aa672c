import { titled } from "@brightwren/brand/derived";
import type { ReactNode } from "react";

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
      <div className="wrap spread align-end gap-4 mb-6">
        <div>
          <h1 dir="auto" className="screen-title">
            {title}
          </h1>
          {subtitle ? <p className="soft mt-1">{subtitle}</p> : null}
        </div>
        {actions ? <div className="wrap gap-3">{actions}</div> : null}
      </div>
      {children}
    </>
  );
}
