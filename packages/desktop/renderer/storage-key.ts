/** The name that a project's session is kept under: another project never gets to see it. */
export function storageKey(projectUrl: string): string {
  return `session-${new URL(projectUrl).host.replaceAll(/[^\w.-]/g, "-")}`;
}
