import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { afterEach, vi } from "vitest";

// Unit tests share modules and globals, so what one test replaces would leak into the next.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  noteServerTime(Date.now());
});
