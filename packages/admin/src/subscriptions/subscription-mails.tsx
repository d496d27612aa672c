import type { RecordMail } from "@brightwren/core/mails/mails";
import { mailsQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import type { Subscription } from "@brightwren/core/subscriptions/subscription";
import { Button } from "@brightwren/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useReachable } from "../host/connectivity.ts";
import { mailNames } from "../mails/mail-labels.ts";
import { MailState } from "../mails/mail-state.tsx";
import { Moment } from "../parts/moment.tsx";
import styles from "./subscription-mails.module.css";

export function SubscriptionMails({ subscription }: { subscription: Subscription }) {
  const { data, isError, isFetching, refetch } = useQuery(mailsQuery(subscription.id));
  const isReachable = useReachable();
  return (
    <section aria-labelledby="subscription-mails" className={`column align-start gap-3 ${styles.mails}`}>
      <h2 id="subscription-mails" className={styles.title}>
        Emails
      </h2>
      {data?.length === 0 ? (
        <p className="small">No emails were sent.</p>
      ) : data ? (
        <ul role="list" className="single gap-4 full">
          {data.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : isError && isReachable ? (
        <>
          <p className="small">The emails could not be loaded.</p>
          <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? "Trying again..." : "Try again"}
          </Button>
        </>
      ) : (
        <p className="small">
          {isReachable ? "Loading…" : "You’re offline. This will load when you reconnect."}
        </p>
      )}
    </section>
  );
}

function Mail({ mail }: { mail: RecordMail }) {
  const nameId = useId();
  return (
    <li
      className={`column align-start gap-1 ${styles.mail}`}
      data-failed={mail.state === "failed" || undefined}
    >
      <span id={nameId} className="small strong">
        {mailNames[mail.kind]}
      </span>
      <Moment at={mail.created_at} />
      <MailState mail={mail} nameId={nameId} />
    </li>
  );
}
