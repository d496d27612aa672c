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
    return "No certificate is set (CSC_LINK). Unless one was found in the keychain, this build is not signed: macOS opens it on other computers only after a warning, and it can't update itself. docs/desktop-installers.md says how to sign.";
  }
  if (platform === "win32" && !isSet("WIN_CSC_LINK", "CSC_LINK")) {
    return "No certificate is set (WIN_CSC_LINK), so this build is not signed: Windows warns whoever opens it. docs/desktop-installers.md says how to sign.";
  }
  return undefined;
}
