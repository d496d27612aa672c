export type { Session } from "@supabase/supabase-js";

/** What can happen to a session (specification section 4). */
export type { AuthChangeEvent as SessionEvent } from "@supabase/supabase-js";
