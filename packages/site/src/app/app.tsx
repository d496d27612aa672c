import "@brightwren/ui/styles/fonts.css";
import "@brightwren/ui/styles/tokens.css";
import "@brightwren/ui/styles/base.css";
import { paths } from "@brightwren/core/paths";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Routes } from "react-router-dom";
import { ApplicationError } from "../features/errors/application-error.tsx";
import { demoPages } from "../demos/demo-pages.ts";
import { DemoLayout } from "../demos/demo-layout.tsx";
import { Layout } from "./layout.tsx";
import { Article, BlogList, Contact, Home, NotFound, QueryProvider } from "./pages.ts";

const logError = (error: unknown) => console.error("Unexpected application error:", error);

/** The whole site: its frame and its route table (specification section 2). Wants a router around it. */
export function App() {
  return (
    <ErrorBoundary FallbackComponent={ApplicationError} onError={logError}>
      <Routes>
        <Route element={<DemoLayout />}>
          {demoPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route element={<Layout />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.contact} element={<Contact />} />
          <Route element={<QueryProvider />}>
            <Route path={paths.blog} element={<BlogList />} />
            <Route path={`${paths.blog}/:slug`} element={<Article />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
