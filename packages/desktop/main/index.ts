import { keys, studio } from "@brightwren/brand";
import { app, session } from "electron";
import { setupUpdates } from "./app/setup-updates.ts";
import { registerAppScheme, setupBundle } from "./bundle/setup-bundle.ts";
import { setupGivenFiles } from "./files/setup-given-files.ts";
import { setupFiles } from "./files/setup-files.ts";
import { endDespiteKeychain } from "./keychain/keychain.ts";
import { setupLinks } from "./links/setup-links.ts";
import { setupMenu } from "./menu/setup-menu.ts";
import { setupPermissions } from "./navigation/permissions.ts";
import { setupNavigation } from "./navigation/setup-navigation.ts";
import { setupNotices } from "./notices/setup-notices.ts";
import { setupSession } from "./session/setup-session.ts";
import { builtInConnection, openConnectionStore, setupSettings } from "./settings/setup-settings.ts";
import { createMainWindow } from "./window/main-window.ts";

const keychainService = studio.name;

async function start(): Promise<void> {
  const connections = openConnectionStore();
  const window = createMainWindow(() => ({ connection: connections.current(), builtInConnection }));
  const siteUrl = () => connections.current().siteUrl;
  const backendUrl = () => connections.current().url;

  // Windows groups the app's notifications under it.
  if (process.platform === "win32") app.setAppUserModelId(keys.appId);
  registerAppScheme();
  setupNavigation(siteUrl);
  const openFirstWindow = setupLinks(window);
  const openGivenFiles = setupGivenFiles(window);
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  app.on("activate", () => window.show());
  process.once("exit", endDespiteKeychain);

  await app.whenReady();
  setupBundle(connections.current);
  setupPermissions(session.defaultSession, backendUrl);
  // macOS chooses the spell-checker's language automatically.
  if (process.platform !== "darwin") session.defaultSession.setSpellCheckerLanguages(["en-GB"]);
  setupSession(keychainService, window);
  setupSettings(connections, window.renew);
  setupFiles(window);
  setupNotices(window, siteUrl);
  setupMenu(window, siteUrl, setupUpdates());
  openFirstWindow();
  openGivenFiles();
}

// A second instance passes its link to the first one and quits.
if (app.requestSingleInstanceLock()) void start();
else app.quit();
