import { publishDuePosts } from "./handler.ts";

export default { fetch: publishDuePosts };
