import type { Session } from "electron";
import { isPermitted } from "./permissions.ts";

/** Denies what pages can ask the system for, downloads included, but for what `isPermitted` names. */
export function setupPermissions(session: Session, backendUrl: () => string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(isPermitted(permission, requestingUrl, backendUrl())),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    isPermitted(permission, origin, backendUrl()),
  );
  session.setDevicePermissionHandler(() => false);
  session.on("will-download", (event) => event.preventDefault());
}
