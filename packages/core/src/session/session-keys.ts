/** Query keys of who is signed in and what they may do. */
export const sessionKeys = {
  all: ["session"] as const,
  current: () => [...sessionKeys.all, "current"] as const,
  roles: () => [...sessionKeys.all, "is-admin"] as const,
  isAdmin: (userId: string) => [...sessionKeys.roles(), userId] as const,
};
