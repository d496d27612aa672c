import "./zod-settings.ts";
import "@brightwren/ui/styles/fonts.css";
import "@brightwren/ui/styles/colours.css";
import "@brightwren/ui/styles/tokens.css";
import "@brightwren/ui/styles/base.css";
import "./admin.css";
import type { Host } from "@brightwren/core/host/host";
import { guardNodes } from "@brightwren/ui/guard-nodes";
import { guardInputMethods } from "@brightwren/ui/input-methods";
import { Notifications } from "@brightwren/ui/notifications";
import { storedTheme, showTheme } from "@brightwren/ui/theme";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { removeBlockedChannel } from "../device/channel.ts";
import { useWatchConnectivity } from "../host/connectivity.ts";
import { SessionProvider } from "../session/session-provider.tsx";
import type { AdminRouter } from "./admin-router.tsx";
import { createAdminQueryClient } from "./query-client.ts";
import { HostContext } from "../host/host.ts";

removeBlockedChannel();
guardNodes();

type AdminAppProps = {
  host: Host;
  router: AdminRouter;
  queryClient?: QueryClient;
};

/** Renders all admin screens: /login and everything under /admin. */
export function AdminApp({ host, router, queryClient: given }: AdminAppProps) {
  const [queryClient] = useState(() => given ?? createAdminQueryClient());
  useWatchConnectivity(queryClient);
  useLayoutEffect(() => showTheme(storedTheme()), []);
  useLayoutEffect(() => guardInputMethods(), []);
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
        <Notifications />
      </QueryClientProvider>
    </HostContext>
  );
}
