import type { Configuration } from "electron-builder";

export const fuses: NonNullable<Configuration["electronFuses"]> = {
  runAsNode: false,
  // The app stores no cookies itself. If a server ever sets one, store it encrypted.
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // Works on macOS and Windows; Linux has no such check.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  // macOS rejects a program that changed after signing. Unsigned builds have no other signature than this one.
  resetAdHocDarwinSignature: true,
};
