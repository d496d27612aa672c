import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";

test("does not watch the folders that a build writes", async () => {
  vi.stubEnv("VITE_SUPABASE_URL", "http://127.0.0.1:1");
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_x");
  vi.stubEnv("VITE_SITE_URL", "http://127.0.0.1:1");
  const { root, server } = await resolveConfig(
    { configFile: join(import.meta.dirname, "vite.config.ts") },
    "serve",
  );
  const ignored = server.watch?.ignored as RegExp;
  const isWatched = (path: string) => !ignored.test(`${root}/${path}`);
  const outputs = [
    "dist",
    "dist-preview/blog/index.html",
    "dist-preview.next/index.html",
    "dist.previous/a",
    ".cache/app/client/index.html",
  ];
  expect(outputs.filter(isWatched)).toEqual([]);
  const sources = [
    "index.html",
    "admin.html",
    "src/app/app.tsx",
    "src/features/distance/a.tsx",
    "public/a.svg",
  ];
  expect(sources.filter(isWatched)).toEqual(sources);
});
