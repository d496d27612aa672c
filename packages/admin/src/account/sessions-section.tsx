import { ownerKeys, ownersQuery } from "@brightwren/core/account/owners";
import {
  endSession,
  sessionsQuery,
  type SignedInSession,
  signOutOthers,
} from "@brightwren/core/account/sessions";
import { signOutEverywhere } from "@brightwren/core/session/sign-in";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { withdraw } from "@brightwren/ui/notify";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { explainUnreachable } from "../files/file-errors.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { notifyFailure } from "../parts/failure.ts";
import { formatMoment } from "../parts/format.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useSession } from "../session/session-provider.tsx";
import styles from "./account.module.css";
import { deviceName } from "./device-name.ts";

const whatFollows = "Any open window there will ask to sign in again.";

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
      <Section title="Where you are signed in" className={styles.sheet}>
        {sessions.isError && !sessions.data ? (
          <ListFailure what="The devices" query={sessions} />
        ) : sessions.isLoading ? (
          <ListSkeleton count={1} />
        ) : (
          <ul role="list" className={`mt-4 ${styles.rows}`} aria-label="Your devices">
            {mine.map(row)}
          </ul>
        )}
        <SignOutButtons hasOthers={mine.some(({ is_current: isCurrent }) => !isCurrent)} />
        {others.length > 0 ? (
          <>
            <h3 className={`mt-5 ${styles.subtitle}`}>Other owners</h3>
            <ul role="list" className={`mt-4 ${styles.rows}`} aria-label="Devices of other owners">
              {others.map(row)}
            </ul>
          </>
        ) : null}
      </Section>
    </Sheet>
  );
}

const useEndSession = () =>
  useOwnerMutation({
    mutationFn: ({ id }: SignedInSession) => endSession(id),
    success: (_, session) => `${deviceName(session.user_agent)} is signed out. ${whatFollows}`,
    failure: "Failed to sign out that device",
    explain: explainUnreachable,
    about: ({ id }) => `device:${id}`,
    invalidates: [ownerKeys.sessions()],
  });

type SessionRowProps = {
  session: SignedInSession;
  whose: string | undefined;
  isEnding: boolean;
  onEnd: () => void;
};

function SessionRow({ session, whose, isEnding, onEnd }: SessionRowProps) {
  const device = deviceName(session.user_agent);
  const used = formatMoment(session.last_used_at);
  return (
    <li className={`cluster spread gap-2 gap-x-4 ${styles.row}`}>
      <div className={`shrinks ${styles.facts}`}>
        <p className="strong breaks">
          <span>{`${device} `}</span>
          {session.is_current ? <Badge>This device</Badge> : null}
        </p>
        <p className="hint breaks">
          {[whose, `Signed in ${formatMoment(session.created_at)}`, `last used ${used}`, session.ip]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          kind="outline"
          busy={isEnding}
          aria-label={`Sign out ${device}, last used ${used}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const failedEverywhere = "Failed to sign out everywhere";

function SignOutButtons({ hasOthers }: { hasOthers: boolean }) {
  const { leave } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const others = useOwnerMutation({
    mutationFn: () => signOutOthers(),
    success: () => `Your other devices are signed out. ${whatFollows}`,
    failure: "Failed to sign out other devices",
    explain: explainUnreachable,
    about: "other-devices",
    invalidates: [ownerKeys.sessions()],
  });
  const everywhere = useMutation({
    mutationFn: () => leave(signOutEverywhere),
    onSuccess: () => withdraw(failedEverywhere),
    onError: (error) => notifyFailure(failedEverywhere, explainUnreachable(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <div className={`wrap gap-3 ${styles.actions}`}>
      {hasOthers ? (
        <Button kind="outline" busy={others.isPending} onClick={() => others.mutate()}>
          Sign out other devices
        </Button>
      ) : null}
      <Button kind="outline" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        neutral
        open={isAsking}
        question="Sign out everywhere, including here?"
        detail={`Unsaved text stays on its device. ${whatFollows}`}
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
