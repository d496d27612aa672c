import type { ReactNode } from "react";
import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { OverviewScreen } from "../overview/overview-screen.tsx";
import { LoginScreen } from "../session/login-screen.tsx";
import { RequireAdmin } from "../session/require-admin.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { BrokenScreen, MissingScreen, ScreenPart } from "./error-screens.tsx";
import { LoadAhead } from "./load-ahead.tsx";
import { screens } from "./screens.ts";

/** `others`: screens that only this shell has. Every screen but the overview is a chunk of its own. */
export const adminRoutes = (frame: ReactNode = <AdminFrame />, others: RouteObject[] = []): RouteObject[] => [
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: adminPaths.login, element: <LoginScreen /> },
      { path: adminPaths.forgottenPassword, lazy: screens.forgottenPassword },
      { path: adminPaths.newPassword, lazy: screens.newPassword },
      ...others,
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
                element: <ScreenPart />,
                children: [
                  { index: true, element: <OverviewScreen /> },
                  { path: "posts", lazy: screens.posts },
                  { path: "posts/trash", lazy: screens.trash },
                  { path: "posts/new", lazy: screens.editor },
                  { path: "posts/categories", lazy: screens.taxonomy },
                  { path: "posts/:id", lazy: screens.editor },
                  { path: "enquiries", lazy: screens.enquiries },
                  { path: "enquiries/:id", lazy: screens.enquiry },
                  { path: "account", lazy: screens.account },
                  { path: "pictures", lazy: screens.pictures },
                  { path: "pictures/:hash", lazy: screens.picture },
                  { path: "settings", lazy: screens.settings },
                  { path: "import", lazy: screens.importExport },
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

/** For a shell with real addresses that loads code over the network: the browser tab. */
export const createAddressRouter = (): AdminRouter => createBrowserRouter(adminRoutes(framed));

/** For a shell with one file as its address: the desktop window. It may add its own screens. */
export const createWindowRouter = (others: RouteObject[] = []): AdminRouter =>
  createHashRouter(adminRoutes(<AdminFrame />, others));
