import type { SessionStorage } from "@brightwren/core/supabase/connection";
import { deviceStorage } from "@brightwren/ui/safe-storage";

/** Stores the session in local storage, or in memory if that is denied. */
export const browserSessions: SessionStorage = {
  getItem: deviceStorage.getItem,
  setItem: (key, value) => void deviceStorage.setItem(key, value),
  removeItem: deviceStorage.removeItem,
};
