import { backendReach } from "@brightwren/core/supabase/backend-reach";
import { useSyncExternalStore } from "react";

/** Whether the backend can be reached. */
export const useReachable = (): boolean => useSyncExternalStore(backendReach.watch, backendReach.isReachable);
