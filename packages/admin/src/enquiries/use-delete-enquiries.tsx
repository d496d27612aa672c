import { enquiryKeys } from "@brightwren/core/enquiries/enquiry";
import { deleteEnquiries, restoreEnquiries } from "@brightwren/core/enquiries/write-enquiries";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { countEnquiries } from "./enquiry-labels.ts";

const failedToDelete = "Failed to delete";

type Asked = { ids: readonly string[]; name: string };

/** `onDeleted` runs before the refetch and returns the next focus target. */
export function useDeleteEnquiries(onDeleted: () => HTMLElement | null) {
  const offerUndo = useOfferUndo();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ ids }: Asked) => deleteEnquiries(ids),
    onSuccess(deleted) {
      returnFocus.current = onDeleted();
      offerUndo(deleted);
    },
    failure: failedToDelete,
    onSettled: () => setOpen(false),
    invalidates: [enquiryKeys.all],
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
        detail="This deletes the message and the sender’s details here. The email in your inbox stays."
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

function useOfferUndo() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useCallback(
    (ids: readonly string[]) => {
      const about = `enquiries:${ids[0] ?? ""}`;
      const undo = async () => {
        try {
          const restored = await withSession(() => restoreEnquiries(ids));
          if (restored.length === 0)
            throw new UserFacingError("They were deleted more than a day ago, so they can’t be restored.");
          notify({ title: "Restored", description: `${countEnquiries(restored.length)} restored`, about });
        } catch (error) {
          notifyFailure("Failed to restore", error, about);
        }
        await queries.invalidateQueries({ queryKey: enquiryKeys.all });
      };
      notify({
        title: "Success",
        description: ids.length === 0 ? "Already deleted" : `${countEnquiries(ids.length)} deleted`,
        about,
        ...(ids.length > 0 && { actions: [{ label: "Undo", onAct: () => void undo() }] }),
      });
    },
    [queries, withSession],
  );
}
