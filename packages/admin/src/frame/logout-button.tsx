import { useNavigate } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { signOutVisit } from "../session/sign-out-visit.ts";

/** Goes to /login, which signs out on arrival: a screen with unsaved text can still ask to stay. */
export function LogoutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigate(adminPaths.login, { state: signOutVisit })}
    >
      Logout
    </button>
  );
}
