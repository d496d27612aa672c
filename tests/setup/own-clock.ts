import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { beforeEach } from "vitest";

// Unit tests share their modules: what one of them noted of a server's clock would be the time of the next.
beforeEach(() => noteServerTime(Date.now()));
