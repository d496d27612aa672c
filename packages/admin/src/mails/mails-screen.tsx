import { type ListedMail, mailListQuery } from "@brightwren/core/mails/mails";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useWide } from "../parts/list/list-rows.tsx";
import { ListScreen } from "../parts/list/list-screen.tsx";
import { offlineMessage } from "../parts/list/list-states.tsx";
import { useList, useTabCounts } from "../parts/list/list-window.tsx";
import { BackLink } from "../parts/screen.tsx";
import { Moment } from "../parts/moment.tsx";
import { mailAction, mailList, mailNames, personOf } from "./mail-labels.ts";
import { MailText, useSendMail } from "./mail-state.tsx";

export function Component() {
  const navigate = useNavigate();
  const { mutate } = useSendMail();
  const isWide = useWide();
  const counts = useTabCounts(mailList, mailListQuery);
  return (
    <ListScreen
      note={`${counts.failed === 0 ? "No failures. " : ""}What the site sends to you and to your customers.`}
      back={<BackLink to={adminPaths.overview}>Overview</BackLink>}
      list={useList(mailList, mailListQuery)}
      counts={counts}
      hasSearch={false}
      offline={offlineMessage("Emails are never stored on this computer.")}
      title={{
        label: "About",
        of: titleOf,
      }}
      columns={{
        State: {
          width: "45%",
          render: (mail) => (isWide || mail.state !== "sent" ? <MailText mail={mail} /> : null),
        },
        When: { width: "10rem", render: ({ created_at }) => (isWide ? <Moment at={created_at} /> : null) },
      }}
      facts={["State", "When"]}
      nameOf={(mail) => `the email about ${personOf(mail)}`}
      actions={(mail) => {
        const action = mailAction(mail, mail.enquiry?.status === "spam");
        return [
          {
            label: mail.enquiry_id ? "Read the enquiry" : "Open the subscription",
            onSelect: () => void navigate(pathOf(mail)),
          },
          ...(action ? [{ label: action, onSelect: () => mutate(mail.id) }] : []),
        ];
      }}
    />
  );
}

const pathOf = ({ enquiry_id, subscription_id }: ListedMail): string =>
  enquiry_id ? adminPaths.enquiry(enquiry_id) : adminPaths.subscription(subscription_id ?? "");

const titleOf = (mail: ListedMail) => ({
  children: personOf(mail),
  isStrong: true,
  note: mailNames[mail.kind],
  to: pathOf(mail),
  beside: (
    <>
      {mail.state === "sent" ? <MailText mail={mail} /> : null}
      <Moment at={mail.created_at} />
    </>
  ),
});
