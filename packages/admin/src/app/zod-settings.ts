import { config } from "zod";

// Import this before creating any schema: otherwise zod tests whether it may compile code, which violates the CSP.
config({ jitless: true });
