import { notify } from "@brightwren/ui/notify";
import { useEffect } from "react";
import { Link, Navigate, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useSessionNotice } from "../host/host.ts";
import { Waiting } from "../parts/waiting.tsx";
import { logOut } from "./log-out.ts";
import { LoginCard } from "./login-card.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-card.module.css";
import type { LoginState } from "../host/login-state.ts";
import { useSession } from "./session-provider.tsx";

const about = "sign-in";
const showSuccess = () => notify({ title: "Success", description: "Logged in successfully", about });
const showFailure = (message: string) =>
  notify({ title: "Error", description: message, variant: "destructive", about });

/** Redirects a signed-in user to the admin. Also handles sign-out. */
export function LoginScreen() {
  const sessionNotice = useSessionNotice();
  const navigate = useNavigate();
  const { session, leave } = useSession();
  const location = useLocation() as { state: LoginState | null };
  const { wanted = adminPaths.overview, signOut = false, ...state } = location.state ?? {};
  // A reload or Back checks access again.
  const navigation: string = useNavigationType();
  const failure = navigation === "POP" ? undefined : state.failure;

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
  return (
    <LoginCard title="Admin Login">
      {sessionNotice ? <p className={`mb-5 ${styles.notice}`}>{sessionNotice}</p> : null}
      {failure ? (
        <p className={`mb-5 ${styles.notice}`} role="alert">
          <span>{`${failure} `}</span>
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
      <p className="small mt-4">
        <Link to={adminPaths.forgottenPassword} className="touch">
          Forgotten your password?
        </Link>
      </p>
    </LoginCard>
  );
}
