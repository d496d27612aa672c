import { AdminApp } from "@brightwren/admin/admin-app";
import { adminRoutes } from "@brightwren/admin/admin-router";
import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import type { Host } from "@brightwren/core/host/host";
import { configureSupabase } from "@brightwren/core/supabase/client";
import type { Connection } from "@brightwren/desktop/bridge/connection.ts";
import type { SettingsOutcome, Shell } from "@brightwren/desktop/bridge/shell.ts";
import { checkConnection } from "@brightwren/desktop/main/settings/check-connection.ts";
import { createMemoryRouter } from "react-router-dom";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expect, test as base } from "../../setup/components/component-test.ts";
import { screenFaults } from "../../setup/components/screen-faults.ts";

const siteUrl = "https://brightwren.example";
const builtInConnection = { url: "https://built-in.example", publishableKey: "built-in", siteUrl };

/** A fake desktop bridge. The settings screen reads it on load, and some tests change it. */
const shell = { builtInConnection } as unknown as { -readonly [Name in keyof Shell]: Shell[Name] };
Object.assign(window, { appShell: shell, appHost: {} });

const address = page.getByLabelText("Backend address");
const key = page.getByLabelText("Publishable key");
const button = (name: string) => page.getByRole("button", { name, exact: true });

const test = base.extend("settings", async ({ backend }) => {
  const connection: Connection = { url: backend.url, publishableKey: localPublishableKey, siteUrl };
  const asked: Connection[] = [];
  // Two clients with the same storage key would log a warning.
  configureSupabase({ ...connection, storageKey: `settings-${crypto.randomUUID()}` });
  shell.connection = connection;
  shell.saveSettings = async (given): Promise<SettingsOutcome> => {
    asked.push(given);
    return (await checkConnection(given, fetch)) ?? { saved: true };
  };
  const host = { siteUrl, onCommand: () => () => {} } as unknown as Host;
  return {
    connection,
    asked,
    async open() {
      const screen = {
        path: "/settings",
        lazy: () => import("@brightwren/desktop/renderer/settings-screen.tsx"),
      };
      const initialEntries = ["/login", "/settings"];
      const router = createMemoryRouter(adminRoutes(undefined, [screen]), { initialEntries });
      await render(<AdminApp host={host} router={router} />);
      await expect.element(address).toHaveValue(connection.url);
    },
  };
});

test("does not save when a field is invalid", async ({ settings }) => {
  await settings.open();
  await address.fill("not an address");
  await button("Save").click();
  await expect.element(address).toHaveAccessibleDescription(/Backend address is not a valid address/);
  await expect.element(address).toHaveFocus();
  await address.fill(settings.connection.url);
  await key.fill(localServiceRoleKey);
  await button("Save").click();
  const secret =
    /Publishable key holds a secret key, .* replace it with the project’s publishable \(anon\) key/;
  await expect.element(key).toHaveAccessibleDescription(secret);
  expect(settings.asked).toEqual([]);
  expect(await screenFaults([390, 1240])).toEqual([]);
});

test("shows an error from the backend or the disk beside the field that caused it", async ({
  settings,
  network,
}) => {
  await settings.open();
  await key.fill("sb_publishable_wrong");
  await button("Save").click();
  await expect.element(key).toHaveAccessibleDescription(/The backend does not accept this key\./);
  await expect.element(key).toHaveFocus();
  await expect.element(button("Save")).toBeEnabled();

  network.refuse("GET", /blog_categories/);
  await key.fill(localPublishableKey);
  await button("Save").click();
  await expect
    .element(address)
    .toHaveAccessibleDescription(/Nothing responded at this address\. Check it, and that you are online\./);

  shell.saveSettings = () => Promise.reject(new Error("The window has lost its main process."));
  await button("Save").click();
  await expect.element(address).toHaveAccessibleDescription(/The window has lost its main process\./);
});

test("stays busy after saving until the window reloads", async ({ settings }) => {
  await settings.open();
  await page.getByLabelText("Website address").fill(`${siteUrl}/`);
  await button("Save").click();
  await expect.element(button("Checking…")).toBeDisabled();
  await expect.poll(() => settings.asked, { timeout: 15_000 }).toEqual([settings.connection]);
  await expect.element(button("Checking…")).toBeDisabled();
});

test("offers the built-in settings", async ({ settings }) => {
  await settings.open();
  await button("Use the built-in settings").click();
  await expect.element(address).toHaveValue(builtInConnection.url);
  await expect.element(key).toHaveValue(builtInConnection.publishableKey);
  await button("Cancel").click();
  await expect.element(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(settings.asked).toEqual([]);
});
