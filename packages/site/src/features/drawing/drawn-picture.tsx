import { Emblem } from "@brightwren/ui/emblem";
import { useMemo } from "react";
import { drawPicture } from "./draw-picture.ts";
import styles from "./drawn-picture.module.css";

type DrawnPictureProps = { title: string; category: string; className?: string | undefined };

/**
 * The picture of a post without a featured image: two inks and a tint, and a motif that fits the title. It is decorative:
 * it always stands beside the title.
 */
export function DrawnPicture({ title, category, className }: DrawnPictureProps) {
  const { inks, shapes, emblem } = useMemo(() => drawPicture(title, category), [title, category]);
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={[styles.picture, className].filter(Boolean).join(" ")}
      data-inks={inks}
    >
      {/* As a text: React has nothing to compare in it, however many there are in a list. */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {emblem ? (
        // Without a size of its own it is as high as the picture.
        <g transform={`translate(${emblem.x - 0.3 * emblem.size} ${emblem.y}) scale(${emblem.size / 300})`}>
          <Emblem />
        </g>
      ) : null}
    </svg>
  );
}
