import type { Configuration } from "electron-builder";

export const fuses: NonNullable<Configuration["electronFuses"]> = {
  runAsNode: false,
  // The app stores no cookies itself. If a server ever sets one, it must not be stored in clear text.
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // Works on macOS and Windows; Linux has no such check.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  // macOS refuses a program that changed after signing, and this is the only signature of an unsigned build.
  resetAdHocDarwinSignature: true,
};
