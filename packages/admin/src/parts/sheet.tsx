import type { ReactNode } from "react";

export function Sheet({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`panel shrinks clips ${className ?? ""}`}>{children}</div>;
}
