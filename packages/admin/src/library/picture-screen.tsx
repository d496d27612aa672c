import { pictureQuery, pictureUsesQuery } from "@brightwren/core/pictures/read-library";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatDay } from "../parts/format.ts";
import { ListFailure } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { LibraryImage } from "./library-image.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { descriptionLabel, formatBytes, formatSize, lastingFault, offlineMessage } from "./picture-labels.ts";
import styles from "./picture-screen.module.css";
import { PictureUses } from "./picture-uses.tsx";

export function Component() {
  const { hash = "" } = useParams();
  const { search } = useLocation();
  const { data, error, isError, isFetching, refetch } = useQuery(pictureQuery(hash));
  const isReachable = useReachable();
  const back = { pathname: adminPaths.pictures, search };
  const fault = lastingFault(error);
  return (
    <Screen
      title={data?.name || "Picture"}
      actions={
        <Link to={back} className={buttonClass({ kind: "outline" })}>
          All pictures
        </Link>
      }
    >
      {data ? (
        <PictureSheet key={data.hash} picture={data} />
      ) : data === null ? (
        <EmptyState
          title="Picture not found"
          text="It may have been deleted, or the link may be incomplete."
        />
      ) : !isReachable ? (
        <EmptyState {...offlineMessage} />
      ) : fault ? (
        <EmptyState {...fault} />
      ) : isError ? (
        <ListFailure what="The picture" busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Screen>
  );
}

function PictureSheet({ picture }: { picture: LibraryPicture }) {
  const uses = useQuery(pictureUsesQuery(picture.hash));
  const { bytes, created_at: addedAt, alt, is_decorative: isDecorative } = picture;
  return (
    <Sheet>
      <div className={styles.page}>
        <div className={styles.view}>
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
        </div>
        <div className={styles.margin}>
          <DescriptionForm picture={picture} uses={uses.data?.length} />
          <PictureUses query={uses} />
        </div>
      </div>
    </Sheet>
  );
}
