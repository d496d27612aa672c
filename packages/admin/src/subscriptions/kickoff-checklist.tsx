import { serverNow } from "@brightwren/core/supabase/server-clock";
import {
  contactDueAt,
  isContactOverdue,
  isRunning,
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
  subscriptionKeys,
} from "@brightwren/core/subscriptions/subscription";
import { setKickoffStep } from "@brightwren/core/subscriptions/write-subscriptions";
import { type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { UserFacingError } from "../parts/failure.ts";
import { formatMoment } from "../parts/format.ts";
import { useServerNow } from "../parts/use-server-now.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { contactSentence } from "./subscription-labels.ts";
import styles from "./kickoff-checklist.module.css";

export function KickoffChecklist({ subscription }: { subscription: Subscription }) {
  const mutate = useTickStep(subscription.id);
  const now = useServerNow();
  const awaited = isRunning(subscription) && contactSentence(subscription, now);
  const noteOf = (column: KickoffColumn) => {
    const tickedAt = subscription[column];
    const isContact = column === "contacted_at";
    const isLate = isContact && tickedAt && Date.parse(tickedAt) > contactDueAt(subscription);
    if (tickedAt)
      return <time dateTime={tickedAt}>{`${formatMoment(tickedAt)}${isLate ? ", late" : ""}`}</time>;
    if (!isContact || !awaited) return undefined;
    return <span className={isContactOverdue(subscription, now) ? "urgent" : undefined}>{awaited}</span>;
  };
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>
        <h2 className="large">Kickoff</h2>
      </legend>
      {kickoffSteps.map(({ column, label }) => (
        <Step
          key={column}
          label={label}
          isTicked={subscription[column] !== null}
          note={noteOf(column)}
          onTick={(isTicked) =>
            mutate(
              isTicked
                ? { column, at: new Date(serverNow()).toISOString() }
                : { column, at: null, former: subscription[column] },
            )
          }
        />
      ))}
    </fieldset>
  );
}

type StepProps = {
  label: string;
  isTicked: boolean;
  /** When it was ticked, or is due. */
  note: ReactNode;
  onTick: (isTicked: boolean) => void;
};

function Step({ label, isTicked, note, onTick }: StepProps) {
  const id = useId();
  return (
    <div className={styles.step}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note ? (
          <div id={`${id}-note`} className="hint">
            {note}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** `former`: the time that an untick removes. */
type Tick = { column: KickoffColumn; at: string | null; former?: string | null };

type Revert = () => void;

const ticking = [...subscriptionKeys.all, "ticking"] as const;

/**
 * Ticks and unticks the steps of one subscription, one request after the other. Updates the screen first and reverts
 * only this tick if it fails. Offers to undo an untick, because it deletes a time.
 */
function useTickStep(id: string) {
  const queryClient = useQueryClient();
  const key = subscriptionKeys.subscription(id);
  const labelOf = (column: KickoffColumn) => kickoffSteps.find((step) => step.column === column)?.label;
  const { mutate }: UseMutationResult<void, Error, Tick, Revert> = useOwnerMutation({
    mutationKey: ticking,
    scope: { id: [...ticking, id].join("/") },
    mutationFn: async ({ column, at }: Tick) => {
      if (await setKickoffStep(id, column, at)) return;
      throw new UserFacingError("The subscription has since been deleted.");
    },
    onMutate: async ({ column, at }): Promise<Revert> => {
      await queryClient.cancelQueries({ queryKey: subscriptionKeys.all });
      const before = queryClient.getQueryData<Subscription | null>(key);
      if (before) queryClient.setQueryData<Subscription>(key, { ...before, [column]: at });
      return () =>
        queryClient.setQueryData<Subscription | null>(key, (now) =>
          now && before && now[column] === at ? { ...now, [column]: before[column] } : now,
        );
    },
    success: (_, { column, former }) =>
      former
        ? {
            title: "Success",
            description: `“${labelOf(column)}” unticked`,
            actions: [{ label: "Undo", onAct: () => mutate({ column, at: former }) }],
          }
        : undefined,
    failure: ({ column }) => `Failed to change “${labelOf(column)}”`,
    about: ({ column }) => `tick:${id}:${column}`,
    onError: (_, __, revert) => revert?.(),
    onSettled: async () => {
      // The response would not include a tick that is still waiting.
      if (queryClient.isMutating({ mutationKey: ticking }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
    },
  });
  return mutate;
}
