import {
  contactDueAt,
  isContactOverdue,
  isRunning,
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { useId } from "react";
import { formatMoment } from "../parts/format.ts";
import { useServerNow } from "../parts/use-server-now.ts";
import { contactSentence } from "./subscription-labels.ts";
import styles from "./kickoff-checklist.module.css";
import { useTickStep } from "./use-tick-step.ts";

export function KickoffChecklist({ subscription }: { subscription: Subscription }) {
  const { tick, untick } = useTickStep(subscription.id);
  const now = useServerNow();
  const awaited = isRunning(subscription) && contactSentence(subscription, now);
  const noteOf = (column: KickoffColumn): StepProps["note"] =>
    column === "contacted_at" && awaited
      ? { text: awaited, isUrgent: isContactOverdue(subscription, now) }
      : undefined;
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>
        <h2 className={styles.title}>Kickoff</h2>
      </legend>
      {kickoffSteps.map(({ column, label }) => (
        <Step
          key={column}
          label={label}
          tickedAt={subscription[column]}
          isLate={column === "contacted_at" && wasContactedLate(subscription)}
          note={noteOf(column)}
          onTick={(isTicked) => (isTicked ? tick(column) : untick(column, subscription[column]))}
        />
      ))}
    </fieldset>
  );
}

const wasContactedLate = (subscription: Subscription): boolean =>
  subscription.contacted_at !== null && Date.parse(subscription.contacted_at) > contactDueAt(subscription);

type StepProps = {
  label: string;
  tickedAt: string | null;
  /** Whether it was ticked after it was due. */
  isLate: boolean;
  /** For a step that is not ticked. */
  note: { text: string; isUrgent: boolean } | undefined;
  onTick: (isTicked: boolean) => void;
};

function Step({ label, tickedAt, isLate, note, onTick }: StepProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.step}>
      <input
        id={id}
        type="checkbox"
        checked={tickedAt !== null}
        aria-describedby={tickedAt || note ? noteId : undefined}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {tickedAt ? (
          <time id={noteId} dateTime={tickedAt} className={styles.note}>
            {`${formatMoment(tickedAt)}${isLate ? ", late" : ""}`}
          </time>
        ) : note ? (
          <span id={noteId} className={styles.note} data-urgent={note.isUrgent || undefined}>
            {note.text}
          </span>
        ) : null}
      </div>
    </div>
  );
}
