import type { ReactNode } from "react";
import "./sideways.css";

type SidewaysProps = { label: string; className?: string; children: ReactNode };

/** Scrolls wide content such as a table. A shadow indicates hidden content at an edge. */
export const Sideways = ({ label, className = "", children }: SidewaysProps) => (
  // Focusable, so that the keyboard can scroll it.
  <div className={`sideways ${className}`} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
