import { config, z } from "zod";

// Otherwise every schema tries whether it may compile code, and the site's content security policy reports it.
config({ jitless: true });

export { z };
