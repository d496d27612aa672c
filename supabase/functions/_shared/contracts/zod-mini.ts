import * as z from "zod/mini";

// Otherwise schemas test whether they may compile code, and the site's content security policy reports that.
z.config({ jitless: true });

/** The small build for visitors' browsers. It has no default messages, so every rule needs one. */
export { z };
