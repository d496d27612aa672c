import { type DeliveryReport, type RecordMail, sendMailNow } from "@brightwren/core/mails/mails";
import { recordKeys } from "@brightwren/core/people/person";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import type { Notification } from "@brightwren/ui/notify";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { mailAction, mailSentence, nextAttempt } from "./mail-labels.ts";

/** Sends the email with the given id now. */
export const useSendMail = () =>
  useOwnerMutation({
    mutationFn: sendMailNow,
    success: outcomeOf,
    failure: "Failed to send the email",
    about: (mailId) => `mail:${mailId}`,
    invalidates: recordKeys,
  });

function outcomeOf({ sent, failed }: DeliveryReport): Notification | string {
  if (sent > 0) return "Email sent";
  return failed > 0
    ? {
        title: "Error",
        description: "The email couldn’t be sent. The reason is on this screen.",
        variant: "destructive",
      }
    : {
        title: "Nothing to send",
        description: "The email has already been sent, or is being sent now.",
      };
}

/** What happened to an email, and what happens next. */
export function MailText({ mail }: { mail: RecordMail }) {
  const isFailed = mail.state === "failed";
  const says = mailSentence(mail);
  return (
    <p role="status" className="small snug breaks">
      {mail.state === "sent" ? (
        <Badge quiet>{says}</Badge>
      ) : (
        <span className={isFailed ? "accent" : undefined}>{says}</span>
      )}
      <span>
        {[isFailed && mail.error, nextAttempt(mail)].map((more) => (more ? ` ${more}` : "")).join("")}
      </span>
    </p>
  );
}

type MailStateProps = { mail: RecordMail; isSpam?: boolean; nameId?: string };

/** An email's state and the button that sends it. `nameId`: the element that names the email. */
export function MailState({ mail, isSpam = false, nameId }: MailStateProps) {
  const { mutate, isPending } = useSendMail();
  const action = mailAction(mail, isSpam);
  return (
    <>
      <MailText mail={mail} />
      {action ? (
        <Button kind="outline" busy={isPending} aria-describedby={nameId} onClick={() => mutate(mail.id)}>
          {isPending ? "Sending..." : action}
        </Button>
      ) : null}
    </>
  );
}
