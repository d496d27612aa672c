import { paths } from "@brightwren/core/paths";

/** Every address of the admin: /login, /admin and what lies below. */
export const adminPaths = {
  login: paths.login,
  overview: paths.admin,
  posts: `${paths.admin}/posts`,
  newPost: `${paths.admin}/posts/new`,
  post: (id: string) => `${paths.admin}/posts/${id}`,
  enquiries: `${paths.admin}/enquiries`,
  enquiry: (id: string) => `${paths.admin}/enquiries/${id}`,
  pictures: `${paths.admin}/pictures`,
  picture: (hash: string) => `${paths.admin}/pictures/${hash}`,
} as const;
