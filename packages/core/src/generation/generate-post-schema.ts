export { generatePostSchema, type GeneratePost } from "@brightwren/functions/contracts/generate-blog-post";
