import { expect, test } from "playwright/test";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";

test("every answer carries the policy and its companions", async ({ request }) => {
  for (const route of [
    ...pageRoutes,
    ...demoRoutes,
    unknownRoute,
    "/login",
    "/admin",
    "/feed.xml",
    "/favicon.svg",
  ]) {
    const headers = (await request.get(route)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, route).toContain("default-src 'self'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1], route).toMatch(/^'self' 'sha256-[^']+'$/);
    expect(headers["x-content-type-options"], route).toBe("nosniff");
    expect(headers["referrer-policy"], route).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], route).toContain("camera=()");
  }
});
