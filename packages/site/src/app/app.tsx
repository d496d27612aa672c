import "@brightwren/ui/styles/fonts.css";
import "@brightwren/ui/styles/colours.css";
import "@brightwren/ui/styles/tokens.css";
import "@brightwren/ui/styles/base.css";
import { demoNames, paths } from "@brightwren/core/paths";
import { Route, Routes } from "react-router-dom";
import { ErrorBoundary } from "../features/errors/error-boundary.tsx";
import { Layout } from "./layout.tsx";
import * as pages from "./pages.ts";
import { useRouteChange } from "./use-route-change.ts";

/** The whole site: its frame and its route table. Wants a router around it. */
export function App() {
  return (
    <ErrorBoundary>
      <Site />
    </ErrorBoundary>
  );
}

function Site() {
  useRouteChange();
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<pages.Home />} />
        <Route path={paths.about} element={<pages.About />} />
        <Route path={paths.services} element={<pages.Services />} />
        <Route path={paths.portfolio} element={<pages.Portfolio />} />
        <Route path={paths.contact} element={<pages.Contact />} />
        <Route path={paths.faq} element={<pages.Faq />} />
        <Route path={paths.start} element={<pages.Start />} />
        <Route path={paths.thankYou} element={<pages.ThankYou />} />
        <Route path={paths.privacyPolicy} element={<pages.PrivacyPolicy />} />
        <Route path={paths.termsOfService} element={<pages.TermsOfService />} />
        <Route path={paths.cookiePolicy} element={<pages.CookiePolicy />} />
        <Route path={paths.localSeo} element={<pages.LocalSeo />} />
        <Route path={paths.seoServices} element={<pages.SeoServices />} />
        <Route element={<pages.QueryProvider />}>
          <Route path={paths.blog} element={<pages.BlogList />} />
          <Route path={`${paths.blog}/:slug`} element={<pages.Article />} />
        </Route>
        <Route path="*" element={<pages.NotFound />} />
      </Route>
      {demoNames.map((name) => (
        <Route key={name} path={`/demos/${name}`} element={<pages.Demo />} />
      ))}
    </Routes>
  );
}
