import { config, z } from "zod";

// Otherwise schemas test whether they may compile code, and the site's content security policy reports that.
config({ jitless: true });

export { z };
