import { titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { Window } from "@brightwren/ui/window";
import { Emblem } from "@brightwren/ui/emblem";
import { useEffect } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost, useSessionNotice } from "../host/host.ts";
import { Waiting } from "../parts/waiting.tsx";
import { logOut } from "./log-out.ts";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-screen.module.css";
import { readLoginState } from "./login-state.ts";
import { useSession } from "./session-provider.tsx";

const showSuccess = () => notify({ title: "Success", description: "Logged in successfully" });
const showFailure = (message: string) =>
  notify({ title: "Error", description: message, variant: "destructive" });

/** /login: whoever has a session goes on to the admin; signing out ends here too. */
export function LoginScreen() {
  const host = useHost();
  const sessionNotice = useSessionNotice();
  const navigate = useNavigate();
  const { session, leave } = useSession();
  const { wanted = adminPaths.overview, failure, signOut = false } = readLoginState(useLocation().state);

  useEffect(prepareNotifications, []);
  useEffect(() => {
    if (!signOut) return;
    void logOut(leave).then(() => navigate(adminPaths.login, { replace: true, state: null }));
  }, [signOut, leave, navigate]);

  if (signOut)
    return (
      <main>
        <Waiting label="Logging out" />
      </main>
    );
  if (session.status === "signed-in" && !failure) return <Navigate to={wanted} replace />;
  const address = `${new URL(host.siteUrl).host}${adminPaths.login}`;
  return (
    <main className={styles.page}>
      <title>{titled("Admin Login")}</title>
      <div className={styles.picture}>
        <Emblem className={styles.emblem} turned />
        <Window tab={studio.name} address={address}>
          <div className={styles.card}>
            <h1 className={styles.title}>Admin Login</h1>
            {sessionNotice ? <p className={styles.notice}>{sessionNotice}</p> : null}
            {failure ? (
              <p className={styles.notice} role="alert">
                {failure}{" "}
                {session.status === "signed-in" ? (
                  <Link to={wanted} replace>
                    Try again
                  </Link>
                ) : null}
              </p>
            ) : null}
            <LoginForm
              onSignedIn={() => {
                showSuccess();
                if (failure) void navigate(wanted, { replace: true });
              }}
              onFailure={showFailure}
            />
          </div>
        </Window>
        <a
          className={styles.back}
          href={host.siteUrl}
          onClick={(event) => {
            event.preventDefault();
            host.leave("/");
          }}
        >
          Back to the website
        </a>
      </div>
    </main>
  );
}
