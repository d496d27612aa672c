import { pictureQuery, pictureUsesQuery } from "@brightwren/core/pictures/read-library";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatDay } from "../parts/format.ts";
import { ListFailure, ListMessage } from "../parts/list/list-message.tsx";
import { Screen } from "../parts/screen.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { LibraryImage } from "./library-image.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { descriptionLabel, formatBytes, formatSize, lastingFault, offlineMessage } from "./picture-labels.ts";
import styles from "./picture-screen.module.css";
import { PictureUses } from "./picture-uses.tsx";

/** One picture of the library: what it shows, where it is shown, and what can be done about it. */
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
        <Link to={back} className={buttonClass({ variant: "outline" })}>
          All pictures
        </Link>
      }
    >
      {data ? (
        <PictureSheet key={data.hash} picture={data} />
      ) : data === null ? (
        <ListMessage
          title="There is no such picture"
          text="It may have been deleted, or the address is incomplete."
        />
      ) : !isReachable ? (
        <ListMessage {...offlineMessage} />
      ) : fault ? (
        <ListMessage {...fault} />
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
              isDecorative ? "Decorative" : alt ? "Described" : "No alternative text",
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
