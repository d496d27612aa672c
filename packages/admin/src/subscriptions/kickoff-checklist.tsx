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
import type { UseMutationResult } from "@tanstack/react-query";
import { UserFacingError } from "../parts/failure.ts";
import { formatMoment } from "../parts/format.ts";
import { FramedOption } from "../parts/framed-option.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import { useChange, useUnreadChanges } from "../session/unread-changes.ts";
import { contactSentence } from "./subscription-labels.ts";
import styles from "./kickoff-checklist.module.css";

/** `readAt`: when the subscription was read. */
export function KickoffChecklist({ stored, readAt }: { stored: Subscription; readAt: number }) {
  const { subscription, mutate } = useTicks(stored, readAt);
  const now = useServerNow();
  const awaited = isRunning(subscription) && contactSentence(subscription, now);
  /** When the step was ticked, or is due. */
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
    <fieldset className="options">
      <legend className={styles.legend}>
        <h2 className="large">Kickoff</h2>
      </legend>
      {kickoffSteps.map(({ column, label }) => (
        <FramedOption
          key={column}
          label={label}
          note={noteOf(column)}
          className={styles.step}
          type="checkbox"
          checked={subscription[column] !== null}
          onChange={({ target }) =>
            mutate(
              target.checked
                ? { column, at: new Date(serverNow()).toISOString() }
                : { column, at: null, former: subscription[column] },
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** `former`: the time that an untick removes. */
type Tick = { column: KickoffColumn; at: string | null; former?: string | null };

/** Offers to undo an untick, because it deletes a time. */
function useTicks(stored: Subscription, readAt: number) {
  const { id } = stored;
  const mutationKey = subscriptionKeys.subscription(id);
  const labelOf = (column: KickoffColumn) => kickoffSteps.find((step) => step.column === column)?.label;
  const { mutate }: UseMutationResult<void, Error, Tick> = useChange(subscriptionKeys.all, {
    mutationKey,
    mutationFn: async ({ column, at }: Tick) => {
      if (await setKickoffStep(id, column, at)) return;
      throw new UserFacingError("The subscription has since been deleted.");
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
  });
  const ticks = useUnreadChanges<Tick>(mutationKey, readAt);
  const ticked = Object.fromEntries(ticks.map(({ column, at }) => [column, at]));
  return { subscription: { ...stored, ...ticked }, mutate };
}
