import type { Session } from "electron";
import { isAppAddress } from "../bundle/app-address.ts";

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

const localNetwork = new Set(["local-network", "local-network-access", "loopback-network"]);

const isLocal = (url: string): boolean => {
  const { hostname } = new URL(url);
  return ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
};

/**
 * Allows copying text, and requests to a local backend if one is configured (Chromium's Local Network Access).
 */
export function isPermitted(permission: string, origin: string, backendUrl: string): boolean {
  if (!isAppAddress(origin)) return false;
  if (localNetwork.has(permission)) return isLocal(backendUrl);
  return permission === "clipboard-sanitized-write";
}
