import { sendContactEmail } from "./handler.ts";

export default { fetch: sendContactEmail };
