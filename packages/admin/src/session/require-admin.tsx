import { isAdminQuery } from "@brightwren/core/session/access";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation, useNavigation } from "react-router-dom";
import { savedPlace } from "../device/saved-place.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useHost, useSessionNotice } from "../host/host.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { Waiting } from "../parts/waiting.tsx";
import type { LoginState } from "../host/login-state.ts";
import { ReauthenticationProvider } from "./reauthentication.tsx";
import { useSession } from "./session-provider.tsx";
import type { SessionUser } from "./session-state.ts";

/** For usability only, because the database enforces access. */
export function Component() {
  const { session } = useSession();
  const notice = useSessionNotice();
  if (session.status === "checking")
    return (
      <main>
        <Waiting label="Checking access" note={notice} />
      </main>
    );
  if (session.status === "signed-out") return <ToLogin />;
  return <RequireRole user={session.user} />;
}

const checking = (
  <main>
    <Waiting label="Checking access" />
  </main>
);

function ToLogin({ failure }: Pick<LoginState, "failure">) {
  const { pathname, search } = useLocation();
  const isOnItsWay = useNavigation().state !== "idle";
  // Redirecting now would cancel a navigation that is still loading.
  if (isOnItsWay) return checking;
  const state: LoginState = { wanted: pathname + search, ...(failure ? { failure } : {}) };
  return <Navigate to={adminPaths.login} replace state={state} />;
}

function RequireRole({ user }: { user: SessionUser }) {
  const role = useQuery({ ...isAdminQuery(user.id), staleTime: Infinity });
  const isReachable = useReachable();
  // Once loaded, the role remains cached, so that a failed recheck does not interrupt writing.
  if (role.data === undefined && !isReachable) return <OutOfReach />;
  if (role.data === undefined && role.isError) return <ToLogin failure="Your access could not be checked." />;
  if (role.data === undefined) return checking;
  if (!role.data) return <Denied />;
  return (
    // The key resets the screens for another user, because unsaved text belongs to the previous user.
    <ReauthenticationProvider key={user.id} user={user}>
      <Outlet />
    </ReauthenticationProvider>
  );
}

function OutOfReach() {
  return (
    <main>
      <FullPageMessage
        title="You’re offline"
        text={`We haven’t checked your access on this computer yet. The admin will open automatically when you reconnect. Your text is safe ${savedPlace()}.`}
      />
    </main>
  );
}

function Denied() {
  const host = useHost();
  useEffect(() => {
    host.leave("/", {
      title: "Access Denied",
      description: "You don't have admin privileges",
      variant: "destructive",
    });
  }, [host]);
  return (
    <main>
      <Waiting label="Access Denied" />
    </main>
  );
}
