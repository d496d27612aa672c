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
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainUnreachable } from "../files/file-errors.ts";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { useReauthentication } from "../session/reauthentication.tsx";

type Action = { run: () => Promise<string>; failed: string };

/** What can be done with a picture. Each shows how it ended, and what shows it is read anew. */
export function usePictureActions(picture: LibraryPicture) {
  const { withSession } = useReauthentication();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Action) => withSession(run),
    onSuccess: (done, { failed }) =>
      notify({ title: "Success", description: done, about: `${failed}:${picture.hash}` }),
    onError: (error, { failed }) => notifyFailure(failed, explainRefusal(error), `${failed}:${picture.hash}`),
    onSettled: () =>
      Promise.all([libraryKeys.all, postKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const { hash } = picture;

  return {
    isPending,
    save: (description: PictureDescription) =>
      mutate({
        failed: "Failed to save the description",
        run: async () => {
          await describePicture(hash, description);
          return "Description saved";
        },
      }),
    describeEverywhere: (description: PictureDescription, onSettled: () => void) =>
      mutate(
        {
          failed: "Failed to change the posts",
          run: async () => {
            await describePicture(hash, description);
            return changed(await describeEverywhere(hash, description));
          },
        },
        { onSettled },
      ),
    replace: (substitute: LibraryPicture, onSettled: () => void) =>
      mutate(
        {
          failed: "Failed to replace the picture",
          run: async () => changed(await replaceEverywhere(hash, substitute.hash)),
        },
        { onSettled },
      ),
    /** `onDeleted` leaves the screen, before it is read anew and the picture is not there. */
    remove: (onDeleted: () => void, onSettled: () => void) =>
      mutate(
        {
          failed: "Failed to delete the picture",
          run: async () => {
            await deletePicture(picture);
            onDeleted();
            return "Picture deleted";
          },
        },
        { onSettled },
      ),
  };
}

const changed = (posts: number): string =>
  posts === 0 ? "No post had to be changed" : `${formatCount(posts, "post", "posts")} changed`;

/** The error to show the person: core's own refusals are sentences for them. */
export const explainRefusal = (error: unknown): unknown =>
  error instanceof PictureGoneError || error instanceof PictureUsedError
    ? new UserFacingError(error.message, { cause: error })
    : explainUnreachable(error);
