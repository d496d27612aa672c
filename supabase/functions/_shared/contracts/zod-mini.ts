import * as z from "zod/mini";

// Otherwise every schema tries whether it may compile code, and the site's content security policy reports it.
z.config({ jitless: true });

/** The small build, for what visitors' browsers load as well. It has no texts of its own: a rule says its message. */
export { z };
