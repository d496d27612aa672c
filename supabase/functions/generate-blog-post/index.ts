import { generateBlogPost } from "./handler.ts";

export default { fetch: generateBlogPost };
