import type { LibraryPicture } from "@brightwren/core/pictures/library";
import type { PictureUse } from "@brightwren/core/pictures/read-library";
import { Button } from "@brightwren/ui/button";
import { notify } from "@brightwren/ui/notify";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog, FormDialog } from "@brightwren/ui/dialog";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { DescriptionFields, tidyDescription } from "./description-form.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { stillFits } from "../pictures/choice.tsx";
import { pictureMarkdown } from "../pictures/written-picture.ts";
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
    <div className="wrap gap-3">
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
