import {
  type InvitationOutcome,
  inviteOwner,
  inviteOwnerSchema,
  type Owner,
  ownerKeys,
  ownersQuery,
  revokeOwnerRole,
} from "@brightwren/core/account/owners";
import { sessionKeys } from "@brightwren/core/session/access";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { savedPlace } from "../device/saved-place.ts";
import { explainUnreachable } from "../files/file-errors.ts";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { TextField } from "../parts/text-field.tsx";
import { formatDay, formatMoment } from "../parts/format.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { FormError } from "../session/login-card.tsx";
import styles from "./account.module.css";

export function OwnersSection({ userId }: { userId: string | undefined }) {
  const owners = useQuery(ownersQuery());
  const isOnly = owners.data?.filter(({ invited_at: invitedAt }) => invitedAt === null).length === 1;
  return (
    <Sheet>
      <Section title="Owners of this site" className={styles.sheet}>
        <p className="hint mt-1">Each of them can write, publish and delete posts, and read enquiries.</p>
        {owners.isError && !owners.data ? (
          <ListFailure what="The owners" query={owners} />
        ) : owners.isLoading ? (
          <ListSkeleton count={1} />
        ) : (
          <ul role="list" className={`mt-4 ${styles.rows}`} aria-label="Owners">
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
      </Section>
    </Sheet>
  );
}

type OwnerRowProps = { owner: Owner; isSelf: boolean; isOnly: boolean };

function OwnerRow({ owner, isSelf, isOnly }: OwnerRowProps) {
  const { email, invited_at: invitedAt } = owner;
  return (
    <li className={`cluster spread gap-2 gap-x-4 ${styles.row}`}>
      <div className={`shrinks ${styles.facts}`}>
        <p className="strong breaks">
          <span>{`${email} `}</span>
          {isSelf ? <Badge>You</Badge> : invitedAt ? <Badge quiet>Invited</Badge> : null}
        </p>
        <p className="hint breaks">{factsOf(owner)}</p>
      </div>
      {isOnly ? (
        <p className="hint breaks">You’re the only owner. Invite another before you leave.</p>
      ) : (
        <OwnerActions owner={owner} isSelf={isSelf} />
      )}
    </li>
  );
}

function factsOf({ granted_at: since, last_sign_in_at: lastSignIn, invited_at: invitedAt }: Owner): string {
  if (invitedAt) return `Invited on ${formatDay(invitedAt)}. No password set yet`;
  const seen = lastSignIn ? `last signed in ${formatMoment(lastSignIn)}` : "not signed in yet";
  return `Owner since ${formatDay(since)} · ${seen}`;
}

function OwnerActions({ owner, isSelf }: Omit<OwnerRowProps, "isOnly">) {
  const { email, invited_at: invitedAt } = owner;
  const invite = useInvite();
  const { ask, dialog } = useTakeRole(owner, isSelf);
  return (
    <div className={`wrap gap-3 ${styles.actions}`}>
      {invitedAt ? (
        <Button
          kind="outline"
          busy={invite.isPending}
          aria-label={`Send again to ${email}`}
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
        </Button>
      ) : null}
      <Button
        kind="outline"
        aria-label={invitedAt ? `Revoke the invitation for ${email}` : `Remove ${email} as an owner`}
        onClick={({ currentTarget }) => ask(owner, currentTarget)}
      >
        {invitedAt ? "Revoke" : "Remove"}
      </Button>
      {dialog}
    </div>
  );
}

const aboutInvitation = (email: string) => `invitation:${email}`;

function useTakeRole({ invited_at: invitedAt }: Owner, isSelf: boolean) {
  const own = `You’ll lose access straight away, and only another owner can invite you back. Private links you created will stop working. Unsaved text stays ${savedPlace()}.`;
  const theirs =
    "They’ll lose access straight away. Private links they created will stop working. Unsaved text stays on their device, and their posts stay here.";
  return useConfirmed({
    mutationFn: async ({ user_id: id }: Owner) => {
      const outcome = await revokeOwnerRole(id);
      if (outcome === "last_owner")
        throw new UserFacingError("There is no other owner any more. Invite another first.");
      return outcome;
    },
    question: ({ email }) =>
      invitedAt
        ? `Revoke the invitation for ${email}?`
        : `Remove ${isSelf ? "yourself" : email} as an owner?`,
    detail: () => (invitedAt ? "The link in their email will stop working." : isSelf ? own : theirs),
    confirmLabel: invitedAt ? "Revoke" : "Remove owner",
    busyLabel: "One moment...",
    onDone: () => null,
    success: (outcome, { email }) =>
      outcome === "withdrawn" ? `Invitation for ${email} revoked` : `${email} is no longer an owner`,
    failure: "Failed to remove the owner",
    explain: explainUnreachable,
    about: ({ user_id: id }) => `role:${id}`,
    invalidates: [ownerKeys.all, sessionKeys.roles()],
  });
}

const outcomes: Record<InvitationOutcome, (email: string) => string> = {
  invited: (email) => `Invitation sent to ${email}`,
  granted: (email) => `${email} already had an account and is now an owner`,
  already_owner: (email) => `${email} is already an owner`,
};

function useInvite() {
  return useOwnerMutation({
    mutationFn: (email: string) => inviteOwner(email),
    success: (outcome, email) => outcomes[outcome](email),
    about: aboutInvitation,
    invalidates: [ownerKeys.all],
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
      className={`grid gap-5 mt-5 ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!invite.isPending) void send(event);
      }}
      noValidate
    >
      <h3 className={`mt-5 ${styles.subtitle}`}>Invite another owner</h3>
      <TextField
        label="Their email"
        hint="New people get an email to set a password. Existing users become owners straight away."
        error={formState.errors.email?.message}
        {...register("email")}
        type="email"
        required
        autoComplete="off"
      />
      <FormError error={invite.error ?? undefined} />
      <div>
        <Button type="submit" busy={invite.isPending}>
          {invite.isPending ? "Inviting..." : "Invite"}
        </Button>
      </div>
    </form>
  );
}
