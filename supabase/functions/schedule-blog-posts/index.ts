import { scheduleBlogPosts } from "./handler.ts";

export default { fetch: scheduleBlogPosts };
