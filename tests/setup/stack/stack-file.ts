/** The file that TEST_STACK names, where the backend tests are to run against a Supabase stack. */
export const stackFile = (): string | undefined => process.env["TEST_STACK"] || undefined;
