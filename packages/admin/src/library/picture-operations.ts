import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  libraryKeys,
  type LibraryPicture,
  PictureGoneError,
  type PictureDescription,
  PictureUsedError,
} from "@brightwren/core/pictures/library";
import {
  deletePicture,
  describeEverywhere,
  describePicture,
  replaceEverywhere,
} from "@brightwren/core/pictures/write-library";
import { explainUnreachable } from "../files/file-errors.ts";
import { UserFacingError } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";

type Action = { run: () => Promise<string>; failed: string };

export function usePictureActions(picture: LibraryPicture) {
  const { hash } = picture;
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ run }: Action) => run(),
    success: (done) => done,
    failure: ({ failed }) => failed,
    explain: explainPictureError,
    about: ({ failed }) => `${failed}:${hash}`,
    invalidates: [libraryKeys.all, postKeys.all],
  });

  const act = (failed: string, onSettled: () => void, run: () => Promise<string>) =>
    mutate({ failed, run }, { onSettled });
  return {
    isPending,
    save: (description: PictureDescription) =>
      act("Failed to save the description", nothing, async () => {
        await describePicture(hash, description);
        return "Description saved";
      }),
    describeEverywhere: (description: PictureDescription, onSettled: () => void) =>
      act("Failed to change the posts", onSettled, async () => {
        await describePicture(hash, description);
        return changed(await describeEverywhere(hash, description));
      }),
    replace: (substitute: string, description: PictureDescription, onSettled: () => void) =>
      act("Failed to replace the picture", onSettled, async () => {
        await describePicture(substitute, description);
        return changed(await replaceEverywhere(hash, substitute));
      }),
  };
}

/** `onDeleted` leaves the screen before a refetch fails to find the picture. */
export const useDeletePicture = (onDeleted: () => void) =>
  useConfirmed({
    mutationFn: deletePicture,
    question: () => "Are you sure you want to delete this picture?",
    detail: ({ name }: LibraryPicture) => `“${name}” will be permanently deleted, in all its sizes.`,
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    onDone() {
      onDeleted();
      return null;
    },
    success: () => "Picture deleted",
    failure: "Failed to delete the picture",
    explain: explainPictureError,
    about: ({ hash }) => `Failed to delete the picture:${hash}`,
    invalidates: [libraryKeys.all, postKeys.all],
  });

const nothing = () => undefined;

const changed = (posts: number): string =>
  posts === 0 ? "No posts needed changing" : `${formatCount(posts, "post", "posts")} changed`;

export const explainPictureError = (error: unknown): unknown =>
  error instanceof PictureGoneError || error instanceof PictureUsedError
    ? new UserFacingError(error.message, { cause: error })
    : explainUnreachable(error);
