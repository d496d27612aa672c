import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { OverviewScreen } from "../overview/overview-screen.tsx";
import { LoginScreen } from "../session/login-screen.tsx";
import { RequireAdmin } from "../session/require-admin.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { BrokenScreen, MissingScreen } from "./error-screens.tsx";

/** The admin's routes. What is not on the way to the overview is a chunk of its own; the editor is the heaviest. */
const adminRoutes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: adminPaths.login, element: <LoginScreen /> },
      {
        element: <RequireAdmin />,
        children: [
          {
            path: adminPaths.overview,
            element: <AdminFrame />,
            children: [
              {
                // A screen that breaks leaves the frame standing.
                errorElement: <BrokenScreen />,
                children: [
                  { index: true, element: <OverviewScreen /> },
                  { path: "posts", lazy: () => import("../posts/posts-screen.tsx") },
                  { path: "posts/new", lazy: () => import("../editor/editor-screen.tsx") },
                  { path: "posts/:id", lazy: () => import("../editor/editor-screen.tsx") },
                  { path: "enquiries", lazy: () => import("../enquiries/enquiries-screen.tsx") },
                  { path: "enquiries/:id", lazy: () => import("../enquiries/enquiry-screen.tsx") },
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

/** For a shell with real addresses: the browser tab. */
export const createAddressRouter = (): AdminRouter => createBrowserRouter(adminRoutes);

/** For a shell whose address is one file: the desktop window, which may have screens of its own. */
export const createWindowRouter = (screens: RouteObject[] = []): AdminRouter =>
  createHashRouter([...adminRoutes, ...screens]);
