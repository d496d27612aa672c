import type { Configuration } from "electron-builder";

/** The switches in Electron's program, set before it is signed. */
export const fuses: NonNullable<Configuration["electronFuses"]> = {
  runAsNode: false,
  // The app keeps no cookies; whatever one a server may set one day is not written in the clear.
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // Holds on macOS and Windows; Linux has no such check.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  // A Mac refuses a program that was changed after it was signed, and an unsigned build has only this signature.
  resetAdHocDarwinSignature: true,
};
