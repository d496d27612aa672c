import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { beforeEach } from "vitest";

// Unit tests share modules, so the server time of one test would leak into the next.
beforeEach(() => noteServerTime(Date.now()));
