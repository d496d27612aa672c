import { keys, site } from "@brightwren/brand";

export const localOwner = {
  email: `owner@${site.domain}`,
  password: `${keys.prefix}-local`,
} as const;

/** The Supabase CLI uses the same public keys. They are only valid for a backend on this machine's loopback address. */
export const localJwtSecret = "super-secret-jwt-token-with-at-least-32-characters-long";

/** The browser sends this as `apikey` (role anon). */
export const localPublishableKey =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6ImFub24iLCJleHAiOjE5ODM4MTI5OTZ9.CRXP1A7WOeoJeXxjNni43kdQwgnWNReilDMblYTn_I0";

/** For functions (the service role, which bypasses row-level security). */
export const localServiceRoleKey =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6InNlcnZpY2Vfcm9sZSIsImV4cCI6MTk4MzgxMjk5Nn0.EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU";
