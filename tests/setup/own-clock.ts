import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { beforeEach } from "vitest";

// Unit tests share modules, so one test's server time would leak into the next.
beforeEach(() => noteServerTime(Date.now()));
