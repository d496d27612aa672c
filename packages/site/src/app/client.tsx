import { tidyPath } from "@brightwren/core/paths";
import { setConnection } from "@brightwren/core/supabase/connection";
import { deviceStorage, tabStorage } from "@brightwren/ui/safe-storage";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { guardInputMethods } from "@brightwren/ui/input-methods";
import { guardNodes } from "@brightwren/ui/guard-nodes";
import { App } from "./app.tsx";
import { preserveInput } from "../page/preserve-input.ts";
import { PageStateContext, readPageState } from "../page/page-state.ts";

// Static hosting cannot redirect these addresses.
const { pathname, search, hash } = location;
if (tidyPath(pathname) !== pathname) location.replace(tidyPath(pathname) + search + hash);

setConnection({
  url: import.meta.env.VITE_SUPABASE_URL,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  hasSession: () => deviceStorage.keys().some((key) => /^sb-.*-auth-token$/.test(key)),
});

guardInputMethods();
guardNodes();

// The development server does not inline the first script.
if (import.meta.env.DEV) document.documentElement.dataset["scripted"] = "";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

/** The path at load time. `location` may have changed since, if the visitor pressed Back before this script ran. */
function pathOfDocument(): string {
  try {
    return new URL(performance.getEntriesByType("navigation")[0]?.name ?? "").pathname;
  } catch {
    return location.pathname;
  }
}

const documentPath = pathOfDocument();
const isOwnDocument = documentPath === location.pathname;

const site = (
  <StrictMode>
    <PageStateContext value={{ ...(isOwnDocument && readPageState()), documentPath }}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </PageStateContext>
  </StrictMode>
);

/** A translator or extension changed the HTML before hydration. Harmless, but end-to-end tests fail on this message. */
function onRecoverableError(error: unknown): void {
  console.info("React draws a part of the page anew:", error);
}

// The admin leaves a notice when it redirects to the site (notice.ts).
if (tabStorage.getItem("notice") !== null) void import("./notice.ts").then(({ showNotice }) => showNotice());

if (root.firstElementChild && isOwnDocument) {
  preserveInput(root);
  hydrateRoot(root, site, { onRecoverableError });
} else createRoot(root).render(site);
