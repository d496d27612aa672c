import { useEffect, useRef } from "react";
import { adminPaths } from "../app/admin-paths.ts";
import { useHost } from "../app/host-context.ts";

/** Tells somebody who looks elsewhere that enquiries have arrived. `unread`: how many are new, once that is known. */
export function useEnquiryNotice(unread: number | undefined): void {
  const host = useHost();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    const arrived = unread - (known.current ?? unread);
    known.current = unread;
    if (arrived <= 0) return;
    host.notify({
      title: arrived === 1 ? "A new enquiry" : `${arrived} new enquiries`,
      body: unread === 1 ? "One enquiry waits for an answer." : `${unread} enquiries wait for an answer.`,
      path: adminPaths.enquiries,
    });
  }, [unread, host]);
}
