import { type PictureUse, pictureQuery, pictureUsesQuery } from "@brightwren/core/pictures/read-library";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatDay } from "../parts/format.ts";
import { PendingBadge, PostStatusBadge } from "../parts/post-status-badge.tsx";
import { RecordScreen, RecordSheet } from "../parts/record.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { LibraryImage } from "./library-image.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { descriptionLabel, formatBytes, formatSize, lastingFault, offlineMessage } from "./picture-labels.ts";
import styles from "./picture-screen.module.css";

export function Component() {
  const { hash = "" } = useParams();
  const { search } = useLocation();
  const query = useQuery(pictureQuery(hash));
  return (
    <RecordScreen
      what="Picture"
      query={query}
      title={query.data?.name}
      actions={
        <Link to={{ pathname: adminPaths.pictures, search }} className={buttonClass({ kind: "outline" })}>
          All pictures
        </Link>
      }
      offline={offlineMessage}
      fault={lastingFault(query.error)}
    >
      {(picture) => <PictureSheet key={picture.hash} picture={picture} />}
    </RecordScreen>
  );
}

function PictureSheet({ picture }: { picture: LibraryPicture }) {
  const uses = useQuery(pictureUsesQuery(picture.hash));
  const { bytes, created_at: addedAt, alt, is_decorative: isDecorative } = picture;
  return (
    <RecordSheet
      className={styles.sheet}
      aside={
        <>
          <DescriptionForm picture={picture} uses={uses.data?.length} />
          <PictureUses query={uses} />
        </>
      }
    >
      <LibraryImage
        picture={picture}
        alt={isDecorative ? "" : descriptionLabel({ alt, is_decorative: false })}
      />
      <p className={styles.facts}>
        {[
          isDecorative ? "Decorative" : alt ? "Described" : "No alt text",
          `${formatSize(picture)} pixels`,
          `${formatBytes(bytes)} in all sizes`,
          `added ${formatDay(addedAt)}`,
        ].join(" · ")}
      </p>
      <PictureActions picture={picture} uses={uses.data} />
    </RecordSheet>
  );
}

function PictureUses({ query: { data, isError } }: { query: UseQueryResult<PictureUse[]> }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Shown in
      </h2>
      {data && data.length > 0 ? (
        <ul role="list" className={styles.posts}>
          {data.map(({ postId, title, status, isInPost }) => (
            <li key={postId} className={styles.post}>
              <Link to={adminPaths.post(postId)} dir="auto">
                {title}
              </Link>
              {isInPost ? <PostStatusBadge status={status} /> : <PendingBadge />}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {data ? "Not used in any post." : isError ? "The posts could not be loaded." : "Loading the posts…"}
        </p>
      )}
    </section>
  );
}
