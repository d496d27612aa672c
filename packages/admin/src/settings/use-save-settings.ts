import {
  type OwnerSettings,
  ownerSettingsQuery,
  saveOwnerSettings,
} from "@brightwren/core/settings/owner-settings";
import { useQueryClient } from "@tanstack/react-query";
import { useOwnerMutation } from "../session/owner-mutation.ts";

export function useSaveSettings() {
  const queries = useQueryClient();
  return useOwnerMutation({
    mutationFn: (changes: Partial<OwnerSettings>) => saveOwnerSettings(changes),
    // Serialised so that the last choice wins.
    scope: { id: "owner-settings" },
    onSuccess: (saved) => void queries.setQueryData(ownerSettingsQuery().queryKey, saved),
    success: () => ({ title: "Settings saved" }),
    failure: "Failed to save the settings",
    about: "owner-settings",
  });
}
