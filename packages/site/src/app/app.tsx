import "@brightwren/ui/styles/fonts.css";
import "@brightwren/ui/styles/colours.css";
import "@brightwren/ui/styles/tokens.css";
import "@brightwren/ui/styles/base.css";
import "./site.css";
import { demoNames, paths } from "@brightwren/core/paths";
import { type RouteObject, useRoutes } from "react-router-dom";
import { ApplicationError, PagePart } from "../features/errors/error-boundary.tsx";
import { Layout } from "./layout.tsx";
import {
  Archive,
  Article,
  Category,
  Demo,
  NotFound,
  plainPages,
  ReadingPages,
  readingPages,
} from "./pages.ts";
import { useRouteChange } from "./use-route-change.ts";

const frame = (children: RouteObject[]): RouteObject[] => [{ Component: Layout, children }];

const notFound = { path: "*", Component: NotFound };
const reading = [
  ...readingPages,
  { path: `${paths.blog}/:slug`, Component: Article },
  { path: `${paths.category("")}:slug`, Component: Category },
  { path: `${paths.category("")}:slug/:year/:part?`, Component: Archive },
  { path: `${paths.blog}/archive/:year/:part?`, Component: Archive },
];

const routes: RouteObject[] = [
  ...demoNames.map((name) => ({ path: `/demos/${name}`, Component: Demo })),
  ...frame([...plainPages, { Component: ReadingPages, children: reading }, notFound]),
];

const applicationError = (error: unknown) => <ApplicationError error={error} />;

export function App() {
  return (
    // The inner Suspense lets React hydrate in small steps, so that hydration does not block slow phones.
    <PagePart of="root" renderError={applicationError}>
      <Site />
    </PagePart>
  );
}

function Site() {
  useRouteChange();
  return useRoutes(routes);
}
