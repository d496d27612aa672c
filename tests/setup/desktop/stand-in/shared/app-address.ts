const suffix = ".app.invalid";

/** Chromium does not support app:// URLs, so the stand-in uses https://<host>.app.invalid/. */
export function toBrowserAddress(address: string): string {
  return address.replace(/^app:\/\/([^/?#]+)/, `https://$1${suffix}`);
}

export function toAppAddress(address: string): string {
  return address.replace(/^(blob:)?https:\/\/([^/?#]+)\.app\.invalid(?=[/?#]|$)/, "$1app://$2");
}

export const isAppPage = (address: string): boolean => toAppAddress(address) !== address;

export const appPagePattern = `https://*${suffix}/*`;
