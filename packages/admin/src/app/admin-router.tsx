import { type ReactNode, useEffect } from "react";
import {
  createBrowserRouter,
  createHashRouter,
  NavigationType,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { withdrawErrors } from "@brightwren/ui/notify";
import { adminPaths } from "../host/admin-paths.ts";
import { adminScreens, type ScreenName } from "../host/admin-screens.ts";
import { LoginScreen } from "../session/login-screen.tsx";
import { BrokenScreen, MissingScreen } from "./error-screens.tsx";
import { screens, loadAhead } from "./screens.ts";
import { loadPart } from "../parts/load-part.ts";
import { waits } from "@brightwren/core/waits";
import { useReachable } from "../host/connectivity.ts";

const inMain = (screen: ReactNode) => <main>{screen}</main>;

/** Closes errors when their screen is left. A replaced address belongs to the same screen. */
function Screen() {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  useEffect(() => (isReplaced ? undefined : withdrawErrors()), [pathname, isReplaced]);
  return <Outlet />;
}

type LoadScreen = (typeof screens)["posts"];

/** Fails with a `ChunkLoadError` if the chunk fails to load. */
const lazyPart = (load: LoadScreen) => ({ lazy: () => loadPart(load) });
const lazyRoute = (path: string, load: LoadScreen) => ({ path, ...lazyPart(load) });

const loadFrame: LoadScreen = () => import("./admin-frame.tsx");

/** `others`: screens for the desktop app only. The login screen does not load the code of the others. */
export const adminRoutes = (frame = loadFrame, others: RouteObject[] = []): RouteObject[] => [
  {
    element: <Screen />,
    errorElement: inMain(<BrokenScreen />),
    hydrateFallbackElement: <></>,
    children: [
      { path: adminPaths.login, element: <LoginScreen /> },
      lazyRoute(adminPaths.forgottenPassword, () => import("../session/forgotten-password-screen.tsx")),
      lazyRoute(adminPaths.newPassword, () => import("../session/new-password-screen.tsx")),
      ...others,
      { path: "*", element: inMain(<MissingScreen />) },
      {
        ...lazyPart(() => import("../session/require-admin.tsx")),
        children: [
          {
            ...lazyRoute(adminPaths.overview, frame),
            children: [
              {
                // A broken screen must not take down the frame.
                errorElement: <BrokenScreen />,
                children: [
                  { index: true, ...lazyPart(() => import("../overview/overview-screen.tsx")) },
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

const loadFramed: LoadScreen = async () => {
  const { Component: AdminFrame } = await loadFrame();
  return {
    Component: () => (
      <>
        <AdminFrame />
        <LoadAhead />
      </>
    ),
  };
};

/**
 * Gives each history entry that the router did not create a key of its own. Otherwise it would start at the scroll
 * position of another one: the tab's previous document, or an address that was typed in.
 */
function keyEntries(): void {
  const addKey = () => {
    const state = history.state as { key?: string } | null;
    if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, "");
  };
  addKey();
  // Before the router's own listener.
  window.addEventListener("popstate", addKey);
}

/** For the browser, with the route in the path. */
export function createAddressRouter(): AdminRouter {
  keyEntries();
  return createBrowserRouter(adminRoutes(loadFramed));
}

/** For the desktop app, which has a single HTML file, so the route is in the fragment. */
export function createWindowRouter(others: RouteObject[] = []): AdminRouter {
  keyEntries();
  return createHashRouter(adminRoutes(loadFrame, others));
}

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
