import * as z from "zod/mini";

// Otherwise Zod probes whether it may use eval, which our content security policy reports as a violation.
z.config({ jitless: true });

/** The small build for visitors' browsers. Every rule needs a message, because there are no defaults. */
export { z };
