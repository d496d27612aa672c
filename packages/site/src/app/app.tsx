import "@brightwren/ui/styles/fonts.css";
import "@brightwren/ui/styles/colours.css";
import "@brightwren/ui/styles/tokens.css";
import "@brightwren/ui/styles/base.css";
import { demoNames, paths } from "@brightwren/core/paths";
import { type RouteObject, useRoutes } from "react-router-dom";
import { ErrorBoundary } from "../features/errors/error-boundary.tsx";
import { Layout } from "./layout.tsx";
import { Article, Category, Demo, NotFound, plainPages, QueryProvider, readingPages } from "./pages.ts";
import { useRouteChange } from "./use-route-change.ts";

const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      ...plainPages,
      {
        Component: QueryProvider,
        children: [
          ...readingPages,
          { path: `${paths.blog}/:slug`, Component: Article },
          { path: `${paths.category("")}:slug`, Component: Category },
        ],
      },
      { path: "*", Component: NotFound },
    ],
  },
  ...demoNames.map((name) => ({ path: `/demos/${name}`, Component: Demo })),
];

/** The whole site: its frame and its routes. Wants a router around it. */
export function App() {
  return (
    <ErrorBoundary>
      <Site />
    </ErrorBoundary>
  );
}

function Site() {
  useRouteChange();
  return useRoutes(routes);
}
