import { isRunning, kickoffSteps, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { useId } from "react";
import { formatMoment } from "../parts/format.ts";
import { contactSentence } from "./subscription-labels.ts";
import styles from "./kickoff-checklist.module.css";
import { useTickStep } from "./use-tick-step.ts";

export function KickoffChecklist({ subscription }: { subscription: Subscription }) {
  const { tick } = useTickStep(subscription.id);
  const due = isRunning(subscription) ? contactSentence(subscription) : undefined;
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>Kickoff</legend>
      {kickoffSteps.map(({ column, label }) => (
        <Step
          key={column}
          label={label}
          tickedAt={subscription[column]}
          note={column === "contacted_at" ? due : undefined}
          onTick={(isTicked) => tick(column, isTicked)}
        />
      ))}
    </fieldset>
  );
}

type StepProps = {
  label: string;
  tickedAt: string | null;
  note: string | undefined;
  onTick: (isTicked: boolean) => void;
};

function Step({ label, tickedAt, note, onTick }: StepProps) {
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
            {formatMoment(tickedAt)}
          </time>
        ) : note ? (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        ) : null}
      </div>
    </div>
  );
}
