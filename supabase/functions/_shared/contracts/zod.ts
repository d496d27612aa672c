import { config, z } from "zod";

// Otherwise Zod probes whether it may use eval, which our content security policy reports as a violation.
config({ jitless: true });

export { z };
