import { Screen } from "../parts/screen.tsx";
import { useSession } from "../session/session-provider.tsx";
import styles from "./account.module.css";
import { OwnersSection } from "./owners-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function Component() {
  const { session } = useSession();
  const user = "user" in session ? session.user : undefined;
  return (
    <Screen title="Account" subtitle={user ? `Signed in as ${user.email}` : "\u2007"}>
      <div className={styles.sheets}>
        <SessionsSection userId={user?.id} />
        <PasswordSection email={user?.email ?? ""} />
        <OwnersSection userId={user?.id} />
      </div>
    </Screen>
  );
}
