import type { LibraryPicture } from "@brightwren/core/pictures/library";
import type { PictureUse } from "@brightwren/core/pictures/read-library";
import { Button } from "@brightwren/ui/button";
import { notify } from "@brightwren/ui/notify";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { pictureMarkdown } from "../pictures/written-picture.ts";
import styles from "./picture-actions.module.css";
import { usePictureActions } from "./use-picture-actions.ts";

type PictureActionsProps = {
  picture: LibraryPicture;
  uses: PictureUse[] | undefined;
};

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
      <Button kind="outline" onClick={() => void copyMarkdown(picture)}>
        Copy Markdown
      </Button>
      {uses === undefined ? null : (
        <Button kind="outline" onClick={() => setAsked(uses.length > 0 ? "choose" : "delete")}>
          {uses.length > 0 ? "Replace" : "Delete"}
        </Button>
      )}
      {asked === "choose" ? (
        <PictureChooser
          title="Choose a replacement"
          except={picture.hash}
          onChoose={setAsked}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={substitute !== undefined}
        question={`Replace the picture in ${posts}?`}
        detail={`“${substitute?.name ?? ""}” will appear instead, with its own alt text if it has any. Published posts will change for visitors too.`}
        confirmLabel="Replace"
        busyLabel="Replacing..."
        busy={actions.isPending}
        onConfirm={() => (substitute ? actions.replace(substitute, close) : undefined)}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === "delete"}
        question="Are you sure you want to delete this picture?"
        detail={`“${picture.name}” will be permanently deleted, in all its sizes.`}
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
    const description = "Paste it into a post where you want the picture";
    notify({ title: "Copied", description, about: "copy" });
  } catch (error) {
    notifyFailure("Failed to copy the Markdown", error, "copy");
  }
}
