import type { SessionStorage } from "@brightwren/core/supabase/connection";
import { deviceStorage } from "@brightwren/ui/kept-storage";

/** Where a browser keeps the session: in its local storage, or, where that is denied, as long as the page is open. */
export const browserSessions: SessionStorage = {
  getItem: deviceStorage.getItem,
  setItem: (key, value) => void deviceStorage.setItem(key, value),
  removeItem: deviceStorage.removeItem,
};
