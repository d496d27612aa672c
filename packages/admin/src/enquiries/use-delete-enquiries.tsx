import { enquiryKeys } from "@brightwren/core/enquiries/enquiry";
import { deleteEnquiries, restoreEnquiries } from "@brightwren/core/enquiries/write-enquiries";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { countEnquiries } from "./enquiry-labels.ts";

const failedToDelete = "Failed to delete";

type Asked = { ids: readonly string[]; name: string };

/**
 * The question that deleting enquiries asks, and what it does. `onDeleted` comes before the enquiries are read anew, and
 * returns what the focus goes to.
 */
export function useDeleteEnquiries(onDeleted: () => HTMLElement | null) {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const offerUndo = useOfferUndo();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids }: Asked) => withSession(() => deleteEnquiries(ids)),
    onSuccess(deleted) {
      withdraw(failedToDelete);
      returnFocus.current = onDeleted();
      offerUndo(deleted);
    },
    onError: (error) => notifyFailure(failedToDelete, error),
    onSettled() {
      setOpen(false);
      return queries.invalidateQueries({ queryKey: enquiryKeys.all });
    },
  });
  const ask = (next: Asked, trigger: HTMLElement | null) => {
    returnFocus.current = trigger;
    setAsked(next);
    setOpen(true);
  };
  return {
    ask,
    dialog: (
      <ConfirmDialog
        open={isOpen}
        question={`Are you sure you want to delete ${asked?.name ?? ""}?`}
        detail="What was written, who wrote it and when are deleted here. The mail in your mailbox stays."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={isPending}
        returnFocus={returnFocus}
        onConfirm={() => (asked ? mutate(asked) : undefined)}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}

/** Says how many were deleted, and offers to bring them back. */
function useOfferUndo() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useCallback(
    (ids: readonly string[]) => {
      const about = `enquiries:${ids[0] ?? ""}`;
      const undo = async () => {
        try {
          const restored = await withSession(() => restoreEnquiries(ids));
          if (restored.length === 0) throw new UserFacingError("They were deleted more than a day ago.");
          notify({ title: "Restored", description: `${countEnquiries(restored.length)} restored`, about });
        } catch (error) {
          notifyFailure("Failed to restore", error, about);
        }
        await queries.invalidateQueries({ queryKey: enquiryKeys.all });
      };
      notify({
        title: "Success",
        description: ids.length === 0 ? "Deleted already" : `${countEnquiries(ids.length)} deleted`,
        about,
        ...(ids.length > 0 && { actions: [{ label: "Undo", onAct: () => void undo() }] }),
      });
    },
    [queries, withSession],
  );
}
