import { config } from "zod";

// Otherwise zod tries whether it may compile code, and the content security policy reports it. Imported before any
// schema is made: that is when it tries.
config({ jitless: true });
