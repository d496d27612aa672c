import { Skeleton } from "@brightwren/ui/skeleton";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { useCountsQuery } from "@brightwren/core/pictures/read-library";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { LibraryImage } from "./library-image.tsx";
import { descriptionLabel, formatSize, usesLabel } from "./picture-labels.ts";
import styles from "./picture-grid.module.css";

export function PictureGrid({ pictures, search }: { pictures: LibraryPicture[]; search: string }) {
  const counts = useQuery(useCountsQuery(pictures.map(({ hash }) => hash)));
  const uses = (hash: string) => counts.data && (counts.data.get(hash) ?? 0);
  return (
    <ul role="list" className={`grid gap-5 gap-x-4 ${styles.grid}`}>
      {pictures.map((picture) => (
        <li key={picture.hash} className="relative">
          <LibraryImage picture={picture} isTile />
          <Link
            dir="auto"
            className={`two-lines small mt-2 list-title ${styles.name}`}
            to={{ pathname: adminPaths.picture(picture.hash), search }}
          >
            {picture.name}
          </Link>
          <p className="fine mt-1 snug numeric">
            <Said {...picture} />
            <span>{`${formatSize(picture)}${usesLabel(uses(picture.hash), picture.unused_since)}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Said({ alt, is_decorative: isDecorative }: Pick<LibraryPicture, "alt" | "is_decorative">) {
  const isUnsaid = !alt && !isDecorative;
  return (
    <span className={`two-lines breaks ${isUnsaid ? "urgent" : ""}`}>
      {descriptionLabel({ alt, is_decorative: isDecorative })}
    </span>
  );
}

export function GridSkeleton({ tiles = 10 }: { tiles?: number }) {
  return (
    <Skeleton count={tiles} className={`grid gap-5 gap-x-4 ${styles.grid}`}>
      <div className={styles.blank} />
    </Skeleton>
  );
}
