import {
  type OwnerSettings,
  ownerSettingsQuery,
  saveOwnerSettings,
} from "@brightwren/core/settings/owner-settings";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyFailure } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";

/** Stores what the owner has chosen, and shows whether that worked. */
export function useSaveSettings() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: (changes: Partial<OwnerSettings>) => withSession(() => saveOwnerSettings(changes)),
    // One after the other: the last choice counts.
    scope: { id: "owner-settings" },
    onSuccess(saved) {
      queries.setQueryData(ownerSettingsQuery().queryKey, saved);
      notify({ title: "Settings saved", about: "owner-settings" });
    },
    onError: (error) => notifyFailure("The settings were not saved", error, "owner-settings"),
  });
}
