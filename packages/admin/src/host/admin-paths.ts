import { newPasswordPath } from "@brightwren/core/account/password";
import { paths } from "@brightwren/core/paths";

export const adminPaths = {
  login: paths.login,
  forgottenPassword: `${paths.admin}/forgotten-password`,
  newPassword: newPasswordPath,
  overview: paths.admin,
  account: `${paths.admin}/account`,
  posts: `${paths.admin}/posts`,
  trash: `${paths.admin}/posts/trash`,
  newPost: `${paths.admin}/posts/new`,
  taxonomy: `${paths.admin}/posts/categories`,
  post: (id: string) => `${paths.admin}/posts/${id}`,
  enquiries: `${paths.admin}/enquiries`,
  enquiry: (id: string) => `${paths.admin}/enquiries/${id}`,
  subscriptions: `${paths.admin}/subscriptions`,
  subscription: (id: string) => `${paths.admin}/subscriptions/${id}`,
  mails: `${paths.admin}/emails`,
  pictures: `${paths.admin}/pictures`,
  settings: `${paths.admin}/settings`,
  importExport: `${paths.admin}/import`,
  picture: (hash: string) => `${paths.admin}/pictures/${hash}`,
} as const;
