import type { AdminRouter } from "@brightwren/admin/admin-router";
import { signOutVisit } from "@brightwren/admin/sign-out-visit";
import { paths } from "@brightwren/core/paths";
import type { Shell } from "../bridge/shell.ts";

/** Goes where the menu, notifications and links of the system lead. A screen with unsaved text still asks to stay. */
export function followShell(shell: Pick<Shell, "onOpen" | "onSignOut">, router: AdminRouter): void {
  shell.onOpen((path) => void router.navigate(path));
  shell.onSignOut(() => void router.navigate(paths.login, { state: signOutVisit }));
}
