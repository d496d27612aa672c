import { mailsQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  type Subscription,
  subscriptionKeys,
  type SubscriptionMail,
} from "@brightwren/core/subscriptions/subscription";
import { retryMail } from "@brightwren/core/subscriptions/write-subscriptions";
import { Button } from "@brightwren/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useReachable } from "../host/connectivity.ts";
import { deliveryOutcome } from "../parts/delivery-outcome.ts";
import { formatMoment } from "../parts/format.ts";
import { Moment } from "../parts/moment.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { mailNames, mailSentence } from "./subscription-labels.ts";
import styles from "./subscription-mails.module.css";

export function SubscriptionMails({ subscription }: { subscription: Subscription }) {
  const { data, isError, isFetching, refetch } = useQuery(mailsQuery(subscription.id));
  const isReachable = useReachable();
  return (
    <section aria-labelledby="subscription-mails" className={styles.mails}>
      <h2 id="subscription-mails" className={styles.title}>
        Emails
      </h2>
      {data?.length === 0 ? (
        <p className={styles.text}>No emails were sent.</p>
      ) : data ? (
        <ul role="list" className={styles.list}>
          {data.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : isError && isReachable ? (
        <>
          <p className={styles.text}>The emails could not be loaded.</p>
          <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? "Trying again..." : "Try again"}
          </Button>
        </>
      ) : (
        <p className={styles.text}>
          {isReachable ? "Loading…" : "You’re offline. This will load when you reconnect."}
        </p>
      )}
    </section>
  );
}

function Mail({ mail }: { mail: SubscriptionMail }) {
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: () => retryMail(mail.id),
    success: deliveryOutcome,
    failure: "Failed to send the email",
    about: `mail:${mail.id}`,
    invalidates: [subscriptionKeys.all],
  });
  const failed = mail.mail_state === "failed";
  const nameId = useId();
  return (
    <li className={styles.mail} data-failed={failed || undefined}>
      <span id={nameId} className="small strong">
        {mailNames[mail.kind]}
      </span>
      <Moment at={mail.created_at} />
      <p role="status" className={styles.text}>
        <span>{mailSentence(mail)}</span>
        {failed ? (
          <span>{` We’ll try again automatically on ${formatMoment(mail.mail_next_attempt_at)}.`}</span>
        ) : null}
      </p>
      {failed ? (
        <Button kind="outline" busy={isPending} aria-describedby={nameId} onClick={() => mutate()}>
          {isPending ? "Sending..." : "Try again"}
        </Button>
      ) : null}
    </li>
  );
}
