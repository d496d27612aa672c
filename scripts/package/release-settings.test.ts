import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, it } from "vitest";
import { readReleaseSettings } from "./release-settings.ts";

const complete = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
  VITE_SITE_URL: "https://www.brightwren.example",
};

it("reads the app's Supabase project and update server", () => {
  const environment = { ...complete, DESKTOP_RELEASES_URL: "https://releases.brightwren.example/desktop" };
  expect(readReleaseSettings(environment)).toEqual({
    connection: {
      url: "https://abc.supabase.co",
      publishableKey: "sb_publishable_abc",
      siteUrl: "https://www.brightwren.example",
    },
    releasesUrl: "https://releases.brightwren.example/desktop",
  });
});

it("uses the local backend without updates when nothing is set", () => {
  const empty = Object.fromEntries(
    [...Object.keys(complete), "DESKTOP_RELEASES_URL"].map((name) => [name, ""]),
  );
  for (const environment of [{}, empty]) {
    expect(readReleaseSettings(environment)).toEqual({ connection: undefined, releasesUrl: undefined });
  }
});

it("lists the variable of every invalid setting", () => {
  const environment = {
    VITE_SUPABASE_URL: "http://abc.supabase.co",
    VITE_SITE_URL: "https://www.brightwren.example",
    DESKTOP_RELEASES_URL: "http://releases.brightwren.example",
  };
  expect(() => readReleaseSettings(environment)).toThrow(
    /VITE_SUPABASE_URL: .*https[^]*VITE_SUPABASE_PUBLISHABLE_KEY: .*required[^]*DESKTOP_RELEASES_URL: .*https/,
  );
});

it.each(["sb_secret_x1", ` "${localServiceRoleKey}"`])("refuses a secret key without printing it", (key) => {
  const release = () => readReleaseSettings({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: key });
  expect(release).toThrow(/VITE_SUPABASE_PUBLISHABLE_KEY: Publishable key holds a secret key/);
  expect(release).not.toThrow(/sb_secret_x1|eyJ/);
});
