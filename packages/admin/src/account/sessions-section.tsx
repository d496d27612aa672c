import { ownerKeys, ownersQuery } from "@brightwren/core/account/owners";
import {
  endSession,
  sessionsQuery,
  type SignedInSession,
  signOutOthers,
} from "@brightwren/core/account/sessions";
import { signOutEverywhere } from "@brightwren/core/session/sign-in";
import { Badge } from "@brightwren/ui/badge";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explainUnreachable } from "../files/file-errors.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure } from "../parts/failure.ts";
import { formatMoment } from "../parts/format.ts";
import { ListFailure } from "../parts/list/list-message.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import { useSession } from "../session/session-provider.tsx";
import styles from "./account.module.css";
import { deviceName } from "./device-name.ts";

const whatFollows = "A window that is open there asks to sign in again.";

/** Where the person, and other owners, are signed in; all of it can be ended. */
export function SessionsSection({ userId }: { userId: string | undefined }) {
  const sessions = useQuery(sessionsQuery());
  const owners = useQuery(ownersQuery());
  const end = useEndSession();
  const mine = sessions.data?.filter((session) => session.user_id === userId) ?? [];
  const others = sessions.data?.filter((session) => session.user_id !== userId) ?? [];
  const nameOf = (id: string) => owners.data?.find((owner) => owner.user_id === id)?.email;
  const row = (session: SignedInSession) => (
    <SessionRow
      key={session.id}
      session={session}
      whose={session.user_id === userId ? undefined : nameOf(session.user_id)}
      isEnding={end.isPending}
      onEnd={() => end.mutate(session)}
    />
  );
  return (
    <Sheet>
      <section aria-labelledby="account-sessions" className={styles.sheet}>
        <h2 id="account-sessions" className={styles.title}>
          Where you are signed in
        </h2>
        {sessions.isError && !sessions.data ? (
          <ListFailure
            what="The devices"
            busy={sessions.isFetching}
            onRetry={() => void sessions.refetch()}
          />
        ) : (
          <ul role="list" className={styles.rows} aria-busy={sessions.isPending} aria-label="Your devices">
            {mine.map(row)}
          </ul>
        )}
        <SignOutButtons hasOthers={mine.some(({ is_current: isCurrent }) => !isCurrent)} />
        {others.length > 0 ? (
          <>
            <h3 className={styles.subtitle}>Other owners</h3>
            <ul role="list" className={styles.rows} aria-label="Devices of other owners">
              {others.map(row)}
            </ul>
          </>
        ) : null}
      </section>
    </Sheet>
  );
}

function useEndSession() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: ({ id }: SignedInSession) => withSession(() => endSession(id)),
    onSuccess: (_, session) =>
      notify({
        title: "Success",
        description: `${deviceName(session.user_agent)} is signed out. ${whatFollows}`,
        about: `device:${session.id}`,
      }),
    onError: (error, { id }) =>
      notifyFailure("Failed to sign out that device", explainUnreachable(error), `device:${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ownerKeys.sessions() }),
  });
}

type SessionRowProps = {
  session: SignedInSession;
  /** Another owner's address. */
  whose: string | undefined;
  isEnding: boolean;
  onEnd: () => void;
};

function SessionRow({ session, whose, isEnding, onEnd }: SessionRowProps) {
  const device = deviceName(session.user_agent);
  const used = formatMoment(session.last_used_at);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{`${device} `}</span>
          {session.is_current ? <Badge>This device</Badge> : null}
        </p>
        <p className={styles.small}>
          {[whose, `Since ${formatMoment(session.created_at)}`, `last used ${used}`, session.ip]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {session.is_current ? null : (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          aria-disabled={isEnding}
          aria-label={`Sign out ${device}, last used ${used}`}
          onClick={isEnding ? undefined : onEnd}
        >
          Sign out
        </button>
      )}
    </li>
  );
}

const failedEverywhere = "Failed to sign out everywhere";

function SignOutButtons({ hasOthers }: { hasOthers: boolean }) {
  const queries = useQueryClient();
  const { leave } = useSession();
  const { withSession } = useReauthentication();
  const [isAsking, setIsAsking] = useState(false);
  const others = useMutation({
    mutationFn: () => withSession(signOutOthers),
    onSuccess: () =>
      notify({
        title: "Success",
        description: `Your other devices are signed out. ${whatFollows}`,
        about: "other-devices",
      }),
    onError: (error) =>
      notifyFailure("Failed to sign out other devices", explainUnreachable(error), "other-devices"),
    onSettled: () => queries.invalidateQueries({ queryKey: ownerKeys.sessions() }),
  });
  const everywhere = useMutation({
    mutationFn: () => leave(signOutEverywhere),
    onSuccess: () => withdraw(failedEverywhere),
    onError: (error) => notifyFailure(failedEverywhere, explainUnreachable(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <div className={styles.actions}>
      {hasOthers ? (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          aria-disabled={others.isPending}
          onClick={() => (others.isPending ? undefined : others.mutate())}
        >
          Sign out other devices
        </button>
      ) : null}
      <button type="button" className={buttonClass({ variant: "outline" })} onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </button>
      <ConfirmDialog
        open={isAsking}
        question="Sign out everywhere, here as well?"
        detail={`What is written and not saved stays on its device. ${whatFollows}`}
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
