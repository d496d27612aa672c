/** The owner every local backend starts with. */
export const localOwner = {
  email: "owner@brightwren.example",
  password: "brightwren-local",
} as const;
