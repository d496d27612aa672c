/** A separate storage key for each project, so that no project receives another project's session. */
export function storageKey(projectUrl: string): string {
  return `session-${new URL(projectUrl).host.replaceAll(/[^\w.-]/g, "-")}`;
}
