import { serverNow } from "@brightwren/core/supabase/server-clock";
import {
  contactDueAt,
  isContactOverdue,
  isRunning,
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { formatMoment } from "../parts/format.ts";
import { FramedOption } from "../parts/framed-option.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import { contactSentence } from "./subscription-labels.ts";
import { useTicks } from "./subscription-operations.ts";
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
