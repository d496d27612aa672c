import { enquiryKeys } from "@brightwren/core/enquiries/enquiry";
import { deleteEnquiries, restoreEnquiries } from "@brightwren/core/enquiries/write-enquiries";
import { notify } from "@brightwren/ui/notify";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { UserFacingError } from "../parts/failure.ts";
import { useAsked } from "../parts/use-asked.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { countEnquiries } from "./enquiry-labels.ts";

type Asked = { ids: readonly string[]; name: string };

const aboutDeleted = (ids: readonly string[]) => `enquiries:${ids[0] ?? ""}`;

/** `onDeleted` runs before the refetch and returns the next focus target. */
export function useDeleteEnquiries(onDeleted: () => HTMLElement | null) {
  const { asked, ask, close, returnTo, dialog } = useAsked<Asked>();
  const undo = useOwnerMutation({
    mutationFn: async (ids: readonly string[]) => {
      const restored = await restoreEnquiries(ids);
      if (restored.length > 0) return restored.length;
      throw new UserFacingError("They were deleted more than a day ago, so they can’t be restored.");
    },
    success: (count) => ({ title: "Restored", description: `${countEnquiries(count)} restored` }),
    failure: "Failed to restore",
    about: aboutDeleted,
    invalidates: [enquiryKeys.all],
  });
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ ids }: Asked) => deleteEnquiries(ids),
    onSuccess(ids) {
      returnTo(onDeleted());
      notify({
        title: "Success",
        description: ids.length === 0 ? "Already deleted" : `${countEnquiries(ids.length)} deleted`,
        about: aboutDeleted(ids),
        ...(ids.length > 0 && { actions: [{ label: "Undo", onAct: () => undo.mutate(ids) }] }),
      });
    },
    failure: "Failed to delete",
    onSettled: close,
    invalidates: [enquiryKeys.all],
  });
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        question={`Are you sure you want to delete ${asked?.name ?? ""}?`}
        detail="This deletes the message and the sender’s details here. The email in your inbox stays."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={isPending}
        onConfirm={() => (asked ? mutate(asked) : undefined)}
      />
    ),
  };
}
