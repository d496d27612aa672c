/** Valid until 2100. */
export const exampleSession = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4102444800 }))}.x`,
  refresh_token: "r",
  token_type: "bearer",
  expires_in: 10_000_000_000,
  expires_at: 4102444800,
  user: { id: "u", aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
};
