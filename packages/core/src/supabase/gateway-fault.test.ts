import { expect, test } from "vitest";
import { isGatewayFault } from "./gateway-fault.ts";

test.each([
  ["the backend's own answer", "/rest/v1/blog_posts", 200, false],
  ["its refusal", "/rest/v1/blog_posts", 401, false],
  ["its own fault", "/rest/v1/blog_posts", 500, false],
  ["a proxy that reaches nobody", "/rest/v1/blog_posts", 502, true],
  ["a proxy that waited in vain", "/auth/v1/token", 504, true],
  ["Cloudflare's word for it", "/rest/v1/blog_posts", 522, true],
  ["a function that tells of a third party", "/functions/v1/generate-blog-post", 502, false],
])("%s", (_, path, status, isFault) => {
  expect(isGatewayFault(`https://project.example${path}`, status)).toBe(isFault);
});
