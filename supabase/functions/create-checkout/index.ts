import { createCheckout } from "./handler.ts";

export default { fetch: createCheckout };
