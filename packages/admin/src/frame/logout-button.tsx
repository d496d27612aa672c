import { useNavigate } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import type { LoginVisit } from "../session/login-visit.ts";

const visit: LoginVisit = { signOut: true };

/** Goes to /login, which signs out on arrival: a screen with unsaved text can still ask to stay. */
export function LogoutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigate(adminPaths.login, { state: visit })}
    >
      Logout
    </button>
  );
}
