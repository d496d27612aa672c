const suffix = ".app.invalid";

/**
 * Chromium knows no app:// addresses, so the stand-in's pages lie at https://<host>.app.invalid/. Gives the address in
 * the browser of one in the app; others stay as they are.
 */
export function toBrowserAddress(address: string): string {
  return address.replace(/^app:\/\/([^/?#]+)/, `https://$1${suffix}`);
}

/** The other way round: the address that the app knows, of one in the browser. */
export function toAppAddress(address: string): string {
  return address.replace(/^(blob:)?https:\/\/([^/?#]+)\.app\.invalid(?=[/?#]|$)/, "$1app://$2");
}

/** Whether a page of the browser is one of the app's. */
export const isAppPage = (address: string): boolean => toAppAddress(address) !== address;

/** What matches the pages' addresses, as a pattern of the Fetch domain. */
export const appPagePattern = `https://*${suffix}/*`;
