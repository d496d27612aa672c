import { Emblem } from "@brightwren/ui/emblem";
import { useMemo } from "react";
import { drawPicture } from "./draw-picture.ts";
import styles from "./drawn-picture.module.css";

type DrawnPictureProps = { title: string; category: string; className?: string | undefined };

/** Replaces a missing featured image: two inks and a tint, with a motif for the title. Decorative. */
export function DrawnPicture({ title, category, className }: DrawnPictureProps) {
  const { inks, shapes, emblem } = useMemo(() => drawPicture(title, category), [title, category]);
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`full ${styles.picture} ${className ?? ""}`}
      data-inks={inks}
    >
      {/* Raw HTML, so that React compares a single string, which matters in long lists. */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {emblem ? (
        // By default, the emblem fills the height.
        <g transform={`translate(${emblem.x - 0.3 * emblem.size} ${emblem.y}) scale(${emblem.size / 300})`}>
          <Emblem perched />
        </g>
      ) : null}
    </svg>
  );
}
