import type { LibraryPicture } from "@brightwren/core/pictures/library";
import type { PictureUse } from "@brightwren/core/pictures/read-library";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify } from "@brightwren/ui/notify";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { pictureMarkdown } from "../pictures/written-picture.ts";
import styles from "./picture-actions.module.css";
import { usePictureActions } from "./use-picture-actions.ts";

type PictureActionsProps = {
  picture: LibraryPicture;
  /** The posts that show it, once they are known. */
  uses: PictureUse[] | undefined;
};

/** What can be done with a picture as a whole. One that a post shows can be replaced, any other be deleted. */
export function PictureActions({ picture, uses }: PictureActionsProps) {
  const actions = usePictureActions(picture);
  const [asked, setAsked] = useState<"choose" | "delete" | LibraryPicture>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const substitute = typeof asked === "object" ? asked : undefined;
  const close = () => setAsked(undefined);
  const posts = formatCount(uses?.length ?? 0, "post", "posts");
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={buttonClass({ variant: "outline" })}
        onClick={() => void copyMarkdown(picture)}
      >
        Copy Markdown
      </button>
      {uses === undefined ? null : (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          onClick={() => setAsked(uses.length > 0 ? "choose" : "delete")}
        >
          {uses.length > 0 ? "Replace with another" : "Delete"}
        </button>
      )}
      {asked === "choose" ? (
        <PictureChooser
          title="Replace with which picture?"
          except={picture.hash}
          onChoose={setAsked}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={substitute !== undefined}
        question={`Replace the picture in ${posts}?`}
        detail={`“${substitute?.name ?? ""}” is shown in its place, with its own alternative text if it has one. Published posts change for visitors as well.`}
        confirmLabel="Replace"
        busyLabel="Replacing..."
        busy={actions.isPending}
        onConfirm={() => (substitute ? actions.replace(substitute, close) : undefined)}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === "delete"}
        question="Are you sure you want to delete this picture?"
        detail={`“${picture.name}” is deleted for good, in all its sizes.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={actions.isPending}
        onConfirm={() =>
          actions.remove(
            () => void navigate({ pathname: adminPaths.pictures, search }, { replace: true }),
            close,
          )
        }
        onCancel={close}
      />
    </div>
  );
}

async function copyMarkdown(picture: LibraryPicture): Promise<void> {
  try {
    const { address, alt, is_decorative: isDecorative } = picture;
    const said = { alt: alt.trim(), caption: "", isDecorative, isWide: false };
    await navigator.clipboard.writeText(pictureMarkdown(address, said));
    const description = "Paste it where the picture should stand in a post's text";
    notify({ title: "Copied", description, about: "copy" });
  } catch (error) {
    notifyFailure("Failed to copy the Markdown", error, "copy");
  }
}
