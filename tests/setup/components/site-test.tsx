import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { guardNodes } from "@brightwren/ui/guard-nodes";
import { App } from "@brightwren/site/app";
import { queryClient } from "@brightwren/site/query-client";
import { articleBodyId, type PageState, PageStateContext, pageStateId } from "@brightwren/site/page-state";
import { BrowserRouter } from "react-router-dom";
import { cleanup, render } from "vitest-browser-react";
import { test as base } from "./component-test.ts";

type Site = {
  /** Renders a page in the browser only, with the state of its prerendered file, if given. */
  open: (path: string, state?: PageState) => Promise<void>;
};

guardNodes();

let visitors = 0;

export const test = base.extend("site", async ({ backend }, { onCleanup }): Promise<Site> => {
  const tests = location.href;
  // Two supabase-js clients with the same storage key would log a warning.
  const storageKey = `visitor-${(visitors += 1)}`;
  configureSupabase({ url: backend.url, publishableKey: localPublishableKey, storageKey });
  // On the real page, the first script sets this.
  document.documentElement.dataset["scripted"] = "";
  const adminStyles = document.querySelector<HTMLStyleElement>(
    "style[data-vite-dev-id$='/admin.css']",
  )?.sheet;
  if (adminStyles) adminStyles.disabled = true;
  // React would log an error if a test ended during a view transition.
  Reflect.set(document, "startViewTransition", undefined);
  onCleanup(() => {
    Reflect.deleteProperty(document, "startViewTransition");
    if (adminStyles) adminStyles.disabled = false;
    queryClient.clear();
    history.replaceState(null, "", tests);
  });
  return {
    async open(path, state) {
      await cleanup();
      // Each history entry of a visit has its own key.
      history.replaceState({ key: `${storageKey}${path}` }, "", path);
      await render(
        <PageStateContext value={{ ...state, documentPath: location.pathname }}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </PageStateContext>,
      );
    },
  };
});

/** Answers with the HTML of a prerendered page, reduced to its state. */
export const fileOf = (state: PageState) => () =>
  new Response(
    `<div id="${articleBodyId}">${state.body?.html}</div>
    <script id="${pageStateId}" type="application/json">${JSON.stringify(state)}</script>`,
  );

export { expect } from "./component-test.ts";
