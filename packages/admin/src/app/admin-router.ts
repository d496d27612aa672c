import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin-routes.tsx";

export type AdminRouter = ReturnType<typeof createBrowserRouter>;

/** For a shell with real addresses: the browser tab. */
export const createAddressRouter = (routes: RouteObject[] = adminRoutes): AdminRouter =>
  createBrowserRouter(routes);

/** For a shell whose address is one file: the desktop window. */
export const createWindowRouter = (routes: RouteObject[] = adminRoutes): AdminRouter =>
  createHashRouter(routes);
