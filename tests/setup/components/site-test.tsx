import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { App } from "@brightwren/site/app";
import { PageStateContext } from "@brightwren/site/page-state";
import { BrowserRouter } from "react-router-dom";
import { render } from "vitest-browser-react";
import { test as base } from "./component-test.ts";

type Site = {
  /** Shows a page of the site to a visitor; nothing of it was drawn before. */
  open: (path: string) => Promise<void>;
};

/** The component tests' `test` with the public site. */
export const test = base.extend("site", async ({ backend }, { onCleanup }): Promise<Site> => {
  const tests = location.href;
  configureSupabase({ url: backend.url, publishableKey: localPublishableKey });
  onCleanup(() => history.replaceState(null, "", tests));
  return {
    async open(path) {
      history.replaceState(null, "", path);
      await render(
        <PageStateContext value={{ documentPath: path }}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </PageStateContext>,
      );
    },
  };
});

export { expect } from "./component-test.ts";
