import { desktopOrigin } from "@brightwren/core/host/host";

export const appScheme = "app";
export const appOrigin = desktopOrigin;

export const windowAddress = (path: string): string => `${appOrigin}/index.html#${path}`;

export function isAppAddress(address: unknown): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const { protocol, host, username, password, port } = new URL(address);
  return `${protocol}//${host}` === appOrigin && !username && !password && !port;
}
