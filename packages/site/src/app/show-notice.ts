import { notify } from "@brightwren/ui/notify";
import { takeNotice } from "./notice-storage.ts";

/** Shows what the admin left for this page, such as 'Access Denied' (specification section 8). */
export function showNotice(): void {
  const notice = takeNotice();
  if (notice) notify(notice);
}
