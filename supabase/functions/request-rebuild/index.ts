import { requestRebuild } from "./handler.ts";

export default { fetch: requestRebuild };
