import { config } from "zod";

// Import this before creating any schema. Otherwise, zod probes `new Function`, which violates the CSP.
config({ jitless: true });
