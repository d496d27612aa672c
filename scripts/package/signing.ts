const names = /^(WIN_)?CSC_|^APPLE_/;

/** CI passes missing secrets as empty strings, which electron-builder would use as a file name. */
export function dropEmptySigningSettings(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(environment)) {
    if (names.test(name) && !value) delete environment[name];
  }
}

/** Undefined on Linux or if a certificate is set. */
export function unsignedNotice(
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const isSet = (...settings: string[]) => settings.some((name) => environment[name]);
  if (platform === "darwin" && !isSet("CSC_LINK", "CSC_NAME")) {
    return "CSC_LINK is not set. Unless the keychain contains a certificate, this build is not signed: macOS shows a warning on other computers, and the app cannot update itself. See docs/desktop-installers.md.";
  }
  if (platform === "win32" && !isSet("WIN_CSC_LINK", "CSC_LINK")) {
    return "WIN_CSC_LINK is not set, so this build is not signed and Windows shows a warning. See docs/desktop-installers.md.";
  }
  return undefined;
}
