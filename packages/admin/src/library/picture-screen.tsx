import { type PictureUse, pictureQuery, pictureUsesQuery } from "@brightwren/core/pictures/read-library";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link, useLocation, useParams, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatDay, formatCount } from "../parts/format.ts";
import { PendingBadge, PostStatusBadge } from "../parts/post-status-badge.tsx";
import { RecordScreen, RecordSheet } from "../parts/list/record.tsx";
import { DescriptionForm, DescriptionFields, tidyDescription } from "./description-form.tsx";
import { LibraryImage } from "./library-image.tsx";
import { descriptionLabel, formatBytes, formatSize, lastingFault, offline } from "./picture-labels.ts";
import styles from "./picture-screen.module.css";
import { Button } from "@brightwren/ui/button";
import { notify } from "@brightwren/ui/notify";
import { FormDialog } from "@brightwren/ui/dialog";
import { notifyFailure } from "../parts/failure.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { stillFits } from "../pictures/choice.tsx";
import { pictureMarkdown } from "../pictures/written-picture.ts";
import { useDeletePicture, usePictureActions } from "./picture-operations.ts";

export function Component() {
  const { id: hash = "" } = useParams();
  const query = useQuery(pictureQuery(hash));
  return (
    <RecordScreen
      what="Picture"
      query={query}
      title={({ name }) => name}
      list={{ label: "Pictures", path: adminPaths.pictures }}
      offline={offline}
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
      <p className="hint numeric">
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
    <section aria-labelledby={heading} className="single gap-2">
      <h2 id={heading} className={styles.heading}>
        Shown in
      </h2>
      {data && data.length > 0 ? (
        <ul role="list" className={styles.posts}>
          {data.map(({ postId, title, status, isInPost }) => (
            <li key={postId} className={`row small spread gap-3 ${styles.post}`}>
              <Link to={adminPaths.post(postId)} dir="auto">
                {title}
              </Link>
              {isInPost ? <PostStatusBadge status={status} /> : <PendingBadge />}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">
          {data ? "Not used in any post." : isError ? "The posts could not be loaded." : "Loading the posts…"}
        </p>
      )}
    </section>
  );
}

type PictureActionsProps = { picture: LibraryPicture; uses: PictureUse[] | undefined };

function PictureActions({ picture, uses }: PictureActionsProps) {
  const actions = usePictureActions(picture);
  const [asked, setAsked] = useState<"choose" | LibraryPicture>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const deletion = useDeletePicture(
    () => void navigate({ pathname: adminPaths.pictures, search }, { replace: true }),
  );
  const substitute = typeof asked === "object" ? asked : undefined;
  const close = () => setAsked(undefined);
  const posts = formatCount(uses?.length ?? 0, "post", "posts");
  return (
    <div className="wrap gap-3">
      <Button kind="outline" onClick={() => void copyMarkdown(picture)}>
        Copy Markdown
      </Button>
      {uses === undefined ? null : (
        <Button
          kind="outline"
          onClick={({ currentTarget }) =>
            uses.length > 0 ? setAsked("choose") : deletion.ask(picture, currentTarget)
          }
        >
          {uses.length > 0 ? "Replace" : "Delete"}
        </Button>
      )}
      {asked === "choose" ? (
        <PictureChooser
          title="Choose a replacement"
          except={picture.hash}
          onChoose={(chosen) =>
            setAsked(chosen.is_decorative ? chosen : { ...chosen, alt: chosen.alt || picture.alt })
          }
          onClose={close}
        />
      ) : null}
      {substitute ? (
        <FormDialog
          title={`Replace the picture in ${posts}?`}
          description={`“${substitute.name}” will appear instead. Published posts will change for visitors too. ${stillFits} If the alt text is empty, each post keeps its own.`}
          submitLabel="Replace"
          busyLabel="Replacing..."
          busy={actions.isPending}
          onSubmit={() => actions.replace(substitute.hash, tidyDescription(substitute), close)}
          onClose={close}
        >
          <DescriptionFields form={substitute} set={(changes) => setAsked({ ...substitute, ...changes })} />
        </FormDialog>
      ) : null}
      {deletion.dialog}
    </div>
  );
}

async function copyMarkdown(picture: LibraryPicture): Promise<void> {
  try {
    const { address, alt, is_decorative: isDecorative } = picture;
    const said = { alt: alt.trim(), caption: "", isDecorative, isWide: false };
    await navigator.clipboard.writeText(pictureMarkdown(address, said));
    const description = "Paste it into a post where you want the picture";
    notify({ title: "Copied", description, about: "copy" });
  } catch (error) {
    notifyFailure("Failed to copy the Markdown", error, "copy");
  }
}
