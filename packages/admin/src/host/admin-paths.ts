import { newPasswordPath } from "@brightwren/core/account/password";
import { paths } from "@brightwren/core/paths";
import { adminScreens, type ScreenName } from "./admin-screens.ts";

type PathTo<Path> = Path extends `${string}/:id` ? (id: string) => string : string;
type ScreenPaths = { [Name in ScreenName]: PathTo<(typeof adminScreens)[Name]["path"]> };

const pathTo = (path: string) => (path.endsWith("/:id") ? (id: string) => path.slice(0, -3) + id : path);

export const adminPaths = {
  login: paths.login,
  forgottenPassword: `${paths.admin}/forgotten-password`,
  newPassword: newPasswordPath,
  ...(Object.fromEntries(
    Object.entries(adminScreens).map(([name, { path }]) => [name, pathTo(path)]),
  ) as ScreenPaths),
} as const;
