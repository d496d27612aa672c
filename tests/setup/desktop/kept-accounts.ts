import type { DesktopApp } from "./desktop-app.ts";

/** The names under which the app keeps something in the keychain for the backend at this address. */
export function keptAccounts(app: DesktopApp, backendUrl: string): Promise<string[]> {
  return app.evaluate(async ({ app: electronApp }, port) => {
    type Keytar = typeof import("keytar");
    const { createRequire } = process.getBuiltinModule("module");
    const keytar = createRequire(`${electronApp.getAppPath()}/package.json`)("keytar") as Keytar;
    const kept = await keytar.findCredentials("Brightwren");
    return kept.map(({ account }) => account).filter((account) => account.includes(port));
  }, new URL(backendUrl).port);
}
