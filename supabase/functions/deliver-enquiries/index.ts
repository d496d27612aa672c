import { deliverEnquiries } from "./handler.ts";

export default { fetch: deliverEnquiries };
