import { config } from "zod";

// zod would probe whether it may compile code: a CSP violation. Import this before any schema is created.
config({ jitless: true });
