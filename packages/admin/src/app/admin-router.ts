import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin-routes.tsx";

export type AdminRouter = ReturnType<typeof createBrowserRouter>;

/** For a shell with real addresses: the browser tab. */
export const createAddressRouter = (): AdminRouter => createBrowserRouter(adminRoutes);

/** For a shell whose address is one file: the desktop window, which may have screens of its own. */
export const createWindowRouter = (screens: RouteObject[] = []): AdminRouter =>
  createHashRouter([...adminRoutes, ...screens]);
