import { type ListedMail, type MailListState, mailListQuery } from "@brightwren/core/mails/mails";
import { Menu } from "@brightwren/ui/menu";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { pageSize, useListFilter } from "../parts/list/list-address.ts";
import { ListRows, RowTitle } from "../parts/list/list-rows.tsx";
import { ListWindow, useListPage } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import { Screen } from "../parts/screen.tsx";
import { countMails, mailAction, mailNames, mailTabs, personOf } from "./mail-labels.ts";
import { MailText, useSendMail } from "./mail-state.tsx";

export function Component() {
  const filter = useListFilter("state", mailTabs);
  const { page, request } = filter;
  const list = useListPage(mailListQuery({ state: request.state, page, pageSize }), page);
  const summary = useRef<HTMLParagraphElement>(null);
  const rowOf = useMailRow();
  return (
    <Screen title="Emails" subtitle="What the site sends to you and to your customers.">
      <ListWindow
        label="Emails"
        count={countMails}
        tabs={{ label: "Emails by state", param: "state", of: mailTabs, counts: useMailCounts() }}
        filter={filter}
        query={list}
        summaryRef={summary}
        offline={{
          title: "You’re offline",
          text: "Emails are never stored on this computer. They’ll load automatically when you reconnect.",
        }}
        tools={null}
      >
        {({ mails }) => (
          <ListRows
            caption="Emails"
            columns={{ About: {}, State: { width: "45%" }, Stored: { width: "10rem" } }}
            facts={["State", "Stored"]}
            rows={mails.map(rowOf)}
          />
        )}
      </ListWindow>
    </Screen>
  );
}

function useMailRow() {
  const navigate = useNavigate();
  const { mutate } = useSendMail();
  return (mail: ListedMail) => {
    const path = mail.enquiry_id
      ? adminPaths.enquiry(mail.enquiry_id)
      : adminPaths.subscription(mail.subscription_id ?? "");
    const action = mailAction(mail, mail.enquiry?.status === "spam");
    return {
      id: mail.id,
      cells: {
        About: (
          <RowTitle to={path} note={<span className="hint">{mailNames[mail.kind]}</span>}>
            {personOf(mail)}
          </RowTitle>
        ),
        State: <MailText mail={mail} />,
        Stored: <Moment at={mail.created_at} />,
      },
      menu: (
        <Menu
          label={`Actions for the email about ${personOf(mail)}`}
          actions={[
            {
              label: mail.enquiry_id ? "Read the enquiry" : "Open the subscription",
              onSelect: () => void navigate(path),
            },
            ...(action ? [{ label: action, onSelect: () => mutate(mail.id) }] : []),
          ]}
        />
      ),
    };
  };
}

const totalOf = (state: MailListState | undefined) => mailListQuery({ state, page: 1, pageSize: 1 });

const useMailCounts = () => ({
  failed: useQuery(totalOf("failed")).data?.total,
  waiting: useQuery(totalOf("waiting")).data?.total,
  withheld: useQuery(totalOf("withheld")).data?.total,
  sent: useQuery(totalOf("sent")).data?.total,
  all: useQuery(totalOf(undefined)).data?.total,
});
