import {
  type InvitationOutcome,
  inviteOwner,
  inviteOwnerSchema,
  type Owner,
  ownerKeys,
  ownersQuery,
  takeOwnerRole,
} from "@brightwren/core/account/owners";
import { sessionKeys } from "@brightwren/core/session/access";
import { Badge } from "@brightwren/ui/badge";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { notify } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keptPlace } from "../device/kept-here.ts";
import { explainUnreachable } from "../files/file-errors.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { formatDay, formatMoment } from "../parts/format.ts";
import { ListFailure } from "../parts/list/list-message.tsx";
import { Sheet } from "../parts/sheet.tsx";
import formStyles from "../session/login-form.module.css";
import { useReauthentication } from "../session/reauthentication.tsx";
import { Refusal } from "../session/refusal.tsx";
import styles from "./account.module.css";

/** Who may do all of this, and who is invited to. */
export function OwnersSection({ userId }: { userId: string | undefined }) {
  const owners = useQuery(ownersQuery());
  const isOnly = owners.data?.filter(({ invited_at: invitedAt }) => invitedAt === null).length === 1;
  return (
    <Sheet>
      <section aria-labelledby="account-owners" className={styles.sheet}>
        <h2 id="account-owners" className={styles.title}>
          Owners of this site
        </h2>
        <p className={styles.text}>Each of them can write, publish and delete posts, and read enquiries.</p>
        {owners.isError && !owners.data ? (
          <ListFailure what="The owners" busy={owners.isFetching} onRetry={() => void owners.refetch()} />
        ) : (
          <ul role="list" className={styles.rows} aria-busy={owners.isPending} aria-label="Owners">
            {owners.data?.map((owner) => (
              <OwnerRow
                key={owner.user_id}
                owner={owner}
                isSelf={owner.user_id === userId}
                isOnly={isOnly && owner.invited_at === null}
              />
            ))}
          </ul>
        )}
        <InvitationForm />
      </section>
    </Sheet>
  );
}

type OwnerRowProps = { owner: Owner; isSelf: boolean; isOnly: boolean };

function OwnerRow({ owner, isSelf, isOnly }: OwnerRowProps) {
  const { email, invited_at: invitedAt } = owner;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{`${email} `}</span>
          {isSelf ? <Badge>You</Badge> : invitedAt ? <Badge quiet>Invited</Badge> : null}
        </p>
        <p className={styles.small}>{factsOf(owner)}</p>
      </div>
      {isOnly ? (
        <p className={styles.small}>The only owner: invite another one before you go.</p>
      ) : (
        <OwnerActions owner={owner} isSelf={isSelf} />
      )}
    </li>
  );
}

function factsOf({ granted_at: since, last_sign_in_at: lastSignIn, invited_at: invitedAt }: Owner): string {
  if (invitedAt) return `Invited on ${formatDay(invitedAt)}, and has not chosen a password yet`;
  const seen = lastSignIn ? `last signed in ${formatMoment(lastSignIn)}` : "has not signed in yet";
  return `Owner since ${formatDay(since)} · ${seen}`;
}

function OwnerActions({ owner, isSelf }: Omit<OwnerRowProps, "isOnly">) {
  const { email, invited_at: invitedAt } = owner;
  const [isAsking, setIsAsking] = useState(false);
  const invite = useInvite();
  const take = useTakeRole(owner, () => setIsAsking(false));
  return (
    <div className={styles.actions}>
      {invitedAt ? (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          aria-disabled={invite.isPending}
          aria-label={`Send again, to ${email}`}
          onClick={() =>
            invite.isPending
              ? undefined
              : invite.mutate(email, {
                  onError: (error) =>
                    notifyFailure("Failed to send the invitation", error, aboutInvitation(email)),
                })
          }
        >
          {invite.isPending ? "Sending..." : "Send again"}
        </button>
      ) : null}
      <button
        type="button"
        className={buttonClass({ variant: "outline" })}
        aria-label={invitedAt ? `Withdraw the invitation of ${email}` : `Take the role away from ${email}`}
        onClick={() => setIsAsking(true)}
      >
        {invitedAt ? "Withdraw" : "Take the role away"}
      </button>
      <ConfirmDialog
        open={isAsking}
        question={
          invitedAt
            ? `Withdraw the invitation of ${email}?`
            : isSelf
              ? "Take the role away from yourself?"
              : `Take the role away from ${email}?`
        }
        detail={
          invitedAt
            ? "The link in its mail works no more."
            : isSelf
              ? `You leave the admin at once, and only another owner can let you in again. Private links that you made stop working. What you wrote and did not save stays ${keptPlace()}.`
              : "It holds at once. Private links that they made stop working. What they wrote and did not save stays on their device. Their posts stay."
        }
        confirmLabel={invitedAt ? "Withdraw" : "Take it away"}
        busyLabel="One moment..."
        busy={take.isPending}
        onConfirm={() => take.mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

const aboutInvitation = (email: string) => `invitation:${email}`;

function useTakeRole({ user_id: id, email }: Owner, onSettled: () => void) {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: async () => {
      const outcome = await withSession(() => takeOwnerRole(id));
      if (outcome === "last_owner") throw new UserFacingError("Nobody else is an owner any more.");
      return outcome;
    },
    onSuccess: (outcome) =>
      notify({
        title: "Success",
        description:
          outcome === "withdrawn"
            ? `The invitation of ${email} is withdrawn`
            : `${email} is no owner any more`,
        about: `role:${id}`,
      }),
    onError: (error) =>
      notifyFailure("Failed to take the role away", explainUnreachable(error), `role:${id}`),
    onSettled: async () => {
      onSettled();
      await Promise.all(
        [ownerKeys.all, sessionKeys.roles()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}

const outcomes: Record<InvitationOutcome, (email: string) => string> = {
  invited: (email) => `A mail with the invitation is on its way to ${email}`,
  granted: (email) => `${email} had an account, and is an owner now`,
  already_owner: (email) => `${email} is an owner already`,
};

function useInvite() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: (email: string) => withSession(() => inviteOwner(email)),
    onSuccess: (outcome, email) =>
      notify({ title: "Success", description: outcomes[outcome](email), about: aboutInvitation(email) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownerKeys.all }),
  });
}

function InvitationForm() {
  const invite = useInvite();
  const { register, handleSubmit, reset, formState } = useFilledForm({
    resolver: zodResolver(inviteOwnerSchema),
    defaultValues: { email: "" },
  });
  const send = handleSubmit(({ email }) => invite.mutate(email, { onSuccess: () => reset() }));
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!invite.isPending) void send(event);
      }}
      noValidate
    >
      <h3 className={styles.subtitle}>Invite another owner</h3>
      <Field
        label="Their email"
        hint="Whoever has no account gets a mail to choose a password; an account that is there gets the role at once."
        error={formState.errors.email?.message}
      >
        {(control) => <input {...control} {...register("email")} type="email" required autoComplete="off" />}
      </Field>
      <Refusal error={invite.error ?? undefined} />
      <div>
        <button type="submit" className={buttonClass()} aria-disabled={invite.isPending}>
          {invite.isPending ? "Inviting..." : "Invite"}
        </button>
      </div>
    </form>
  );
}
