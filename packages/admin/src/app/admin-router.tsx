import { type ReactNode, useEffect } from "react";
import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { adminScreens, type ScreenName } from "../host/admin-screens.ts";
import { OverviewScreen } from "../overview/overview-screen.tsx";
import { LoginScreen } from "../session/login-screen.tsx";
import { RequireAdmin } from "../session/require-admin.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { BrokenScreen, MissingScreen } from "./error-screens.tsx";
import { screens, loadAhead } from "./screens.ts";
import { loadPart } from "../parts/load-part.ts";
import { waits } from "@brightwren/core/waits";
import { useReachable } from "../host/connectivity.ts";

const inMain = (screen: ReactNode) => <main>{screen}</main>;

/** Fails with a `ChunkLoadError` if the chunk fails to load. */
const lazyRoute = (path: string, load: (typeof screens)["posts"]) => ({ path, lazy: () => loadPart(load) });

/** `others`: screens for the desktop app only. Every screen except the overview is a separate chunk. */
export const adminRoutes = (frame: ReactNode = <AdminFrame />, others: RouteObject[] = []): RouteObject[] => [
  {
    errorElement: inMain(<BrokenScreen />),
    hydrateFallbackElement: <></>,
    children: [
      { path: adminPaths.login, element: <LoginScreen /> },
      lazyRoute(adminPaths.forgottenPassword, () => import("../session/forgotten-password-screen.tsx")),
      lazyRoute(adminPaths.newPassword, () => import("../session/new-password-screen.tsx")),
      ...others,
      { path: "*", element: inMain(<MissingScreen />) },
      {
        element: <RequireAdmin />,
        children: [
          {
            path: adminPaths.overview,
            element: frame,
            children: [
              {
                // A broken screen must not take down the frame.
                errorElement: <BrokenScreen />,
                children: [
                  { index: true, element: <OverviewScreen /> },
                  ...Object.entries(screens).map(([name, load]) =>
                    lazyRoute(adminScreens[name as ScreenName].path, load),
                  ),
                  { path: "*", element: <MissingScreen /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

export type AdminRouter = ReturnType<typeof createBrowserRouter>;

const framed = (
  <>
    <AdminFrame />
    <LoadAhead />
  </>
);

/** For the browser, with the route in the path. */
export function createAddressRouter(): AdminRouter {
  // Without a key of its own, a new document would start at the scroll position of the tab's previous one.
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, "");
  return createBrowserRouter(adminRoutes(framed));
}

/** For the desktop app, which has a single HTML file, so the route is in the fragment. */
export const createWindowRouter = (others: RouteObject[] = []): AdminRouter =>
  createHashRouter(adminRoutes(<AdminFrame />, others));

/** Preloads the other screens so that they also open offline. */
function LoadAhead() {
  const isReachable = useReachable();
  useEffect(() => {
    if (!isReachable) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void loadAhead(left.signal), waits.loadAhead);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isReachable]);
  return null;
}
