import { serverNow } from "@brightwren/core/supabase/server-clock";
import {
  contactDueAt,
  type KickoffColumn,
  hasFailedPayment,
  kickoffSteps,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { Button } from "@brightwren/ui/button";
import { buttonClass, type ButtonKind } from "@brightwren/ui/button-class";
import { useId, useRef } from "react";
import { formatRecent, formatShortDay } from "../parts/format.ts";
import { useServerNow } from "../parts/use-server-now.ts";
import { customerEmail, dueSentence, isUrgent, nextStep } from "./subscription-labels.ts";
import { useTicks } from "./subscription-operations.ts";
import styles from "./kickoff-checklist.module.css";

/** The steps that an email to the customer takes. */
const asked = new Set<KickoffColumn>(["contacted_at", "changes_received_at", "reviewed_at"]);

/** The next step, and all of them. Folded once the site is live. `readAt`: when it was read. */
export function KickoffChecklist({ stored, readAt }: { stored: Subscription; readAt: number }) {
  const { subscription, mutate } = useTicks(stored, readAt);
  const now = useServerNow();
  const summary = useRef<HTMLElement>(null);
  const headingId = useId();
  const { live_at } = subscription;
  const next = kickoffSteps.find(({ column }) => subscription[column] === null);
  // A failed payment is explained above.
  const isUnpaid = hasFailedPayment(subscription);
  const kickoff = {
    ...subscription,
    unread: null,
    ...(isUnpaid && { payment_failed_at: null, status: "active" as const }),
  };
  const due = dueSentence(kickoff, now);
  const isLate = isUrgent(kickoff, now);
  const isAsked = next && asked.has(next.column);
  const tick = (column: KickoffColumn) => mutate({ column, at: new Date(serverNow()).toISOString() });
  const wasLate = (column: KickoffColumn, at: string) =>
    column === "contacted_at" && Date.parse(at) > contactDueAt(subscription);
  return (
    <details open={live_at === null} className={styles.kickoff}>
      <summary ref={summary} className={styles.summary}>
        <h2 id={headingId} className="large">
          Kickoff
        </h2>
        {live_at ? <span className="hint">{`done, live since ${formatShortDay(live_at)}`}</span> : null}
      </summary>
      {next && live_at === null ? (
        <div className={`cluster spread gap-3 ${styles.next}`}>
          <p className="grid">
            <span className="large strong snug">{nextStep(kickoff)}</span>
            {due ? <span className={isLate ? "small urgent" : "hint"}>{due}</span> : null}
          </p>
          <div className="cluster gap-3">
            {isUnpaid ? null : <Email subscription={subscription} kind={isAsked ? "primary" : "outline"} />}
            <Button
              kind={isUnpaid || (isAsked && subscription.customer_email) ? "outline" : "primary"}
              onClick={({ detail }) => {
                // The second click of a double click would tick the following step.
                if (detail > 1) return;
                tick(next.column);
                if (next.column === "live_at") summary.current?.focus();
              }}
            >
              {next.mark}
            </Button>
          </div>
        </div>
      ) : null}
      <fieldset aria-labelledby={headingId}>
        <ol role="list" className={`grid ${styles.steps}`}>
          {kickoffSteps.map(({ column, label }) => {
            const at = subscription[column];
            const noteId = `${headingId}-${column}`;
            return (
              <li
                key={column}
                className={styles.step}
                data-done={at !== null}
                data-next={column === next?.column ? (isLate ? "late" : "due") : undefined}
              >
                <label className="touch gap-2 small">
                  <input
                    type="checkbox"
                    checked={at !== null}
                    aria-describedby={noteId}
                    onChange={({ target }) =>
                      target.checked ? tick(column) : mutate({ column, at: null, former: at })
                    }
                  />
                  {label}
                </label>
                <p id={noteId} className="fine">
                  {at ? (
                    <time dateTime={at}>
                      {`${formatRecent(Date.parse(at))}${wasLate(column, at) ? ", late" : ""}`}
                    </time>
                  ) : null}
                </p>
              </li>
            );
          })}
        </ol>
      </fieldset>
    </details>
  );
}

type EmailProps = { subscription: Subscription; kind: ButtonKind };

export function Email({ subscription, kind }: EmailProps) {
  const href = customerEmail(subscription);
  return href ? (
    <a href={href} className={buttonClass({ kind })}>
      Email the customer
    </a>
  ) : null;
}
