import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, test, vi } from "vitest";
import { BuildError } from "./build-error.ts";
import { buildSite } from "./prerender/build-site.ts";
import { readSiteSettings, type SiteSettings } from "./site-settings.ts";

const good: SiteSettings = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: "https://www.brightwren.example",
};

function read(change: Partial<SiteSettings>): unknown {
  for (const [name, value] of Object.entries({ ...good, ...change })) vi.stubEnv(name, value);
  try {
    return readSiteSettings("production");
  } catch (error) {
    return error;
  }
}

test("accepts current and legacy publishable keys", () => {
  const current = { VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(read({})).toMatchObject(good);
  expect(read(current)).toMatchObject({ ...good, ...current });
});

const wrapped = (key: string): [string, Partial<SiteSettings>][] => [
  ["VITE_SUPABASE_PUBLISHABLE_KEY", { VITE_SUPABASE_PUBLISHABLE_KEY: ` "${key}"\n` }],
  ["VITE_SUPABASE_URL", { VITE_SUPABASE_URL: `https://abc.supabase.co?apikey=${key}` }],
  ["VITE_SITE_URL", { VITE_SITE_URL: `https://www.brightwren.example/${key}` }],
];

test.each([...wrapped("sb_secret_x1"), ...wrapped(localServiceRoleKey)])(
  "rejects a secret key in %s without repeating it: %j",
  (name, change) => {
    const error = read(change);
    expect(error).toBeInstanceOf(BuildError);
    const lines = String(error).split("\n");
    expect(lines.filter((line) => line.includes("secret key"))).toEqual([
      expect.stringMatching(new RegExp(`^  ${name} holds a secret key, .* replace it with`)),
    ]);
    expect(lines).toHaveLength(3);
    const { stack = "" } = error as Error;
    expect(stack).not.toMatch(/sb_secret_x1|eyJ/);
  },
);

test.each(["sb_secret_x1", localServiceRoleKey])(
  "fails the build before it contacts the backend when a secret key is set",
  async (key) => {
    for (const [name, value] of Object.entries(good)) vi.stubEnv(name, value);
    const settings = { ...good, VITE_SUPABASE_URL: "http://127.0.0.1:1", VITE_SUPABASE_PUBLISHABLE_KEY: key };
    await expect(buildSite({ settings, outFolder: "/nowhere" })).rejects.toThrow(
      "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key",
    );
  },
);
