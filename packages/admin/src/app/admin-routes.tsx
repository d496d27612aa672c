import type { RouteObject } from "react-router-dom";
import { AdminFrame } from "../frame/admin-frame.tsx";
import { BrokenScreen } from "../frame/broken-screen.tsx";
import { MissingScreen } from "../frame/missing-screen.tsx";
import { LoginScreen } from "../session/login-screen.tsx";
import { RequireAdmin } from "../session/require-admin.tsx";
import { OverviewScreen } from "../overview/overview-screen.tsx";
import { adminPaths } from "./admin-paths.ts";

/** The admin's routes. What is not on the way to the overview is a chunk of its own; the editor is the heaviest. */
export const adminRoutes: RouteObject[] = [
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
                  { path: "posts/new", lazy: () => import("../editor/new-post-screen.tsx") },
                  { path: "posts/:id", lazy: () => import("../editor/edit-post-screen.tsx") },
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
