import {
  type Enquiry,
  type EnquiryState,
  type MarkState,
  statesOfList,
} from "@brightwren/core/enquiries/enquiry";
import { enquiriesCsv } from "@brightwren/core/enquiries/enquiries-csv";
import {
  countNewEnquiriesQuery,
  lastCleanUpQuery,
  listAllEnquiries,
  enquiryListQuery,
} from "@brightwren/core/enquiries/read-enquiries";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { Menu } from "@brightwren/ui/menu";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { mailLabels } from "../mails/mail-labels.ts";
import { pageSize, useListFilter } from "../parts/list/list-address.ts";
import { ListRows, RowFacts, RowTitle } from "../parts/list/list-rows.tsx";
import { ListWindow, useListPage } from "../parts/list/list-window.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { SelectPage, SelectRow } from "../parts/list/select-rows.tsx";
import { Moment } from "../parts/moment.tsx";
import { Screen } from "../parts/screen.tsx";
import {
  countEnquiries,
  enquiryOf,
  enquiryTabs,
  offlineMessage,
  retentionSentence,
  senderName,
} from "./enquiry-labels.ts";
import styles from "./enquiries-screen.module.css";
import { useDeleteEnquiries } from "./use-delete-enquiries.tsx";
import { useMarkEnquiry, useMarks, withMarks } from "./use-mark-enquiry.ts";

export function Component() {
  const filter = useListFilter("state", enquiryTabs);
  const { tab, page, request } = filter;
  const read = useListPage(enquiryListQuery({ ...request, page, pageSize }), page);
  const marks = useMarks(read.dataUpdatedAt);
  const list = { ...read, data: read.data && withMarks(read.data, request.state, marks) } as typeof read;
  const summary = useRef<HTMLParagraphElement>(null);
  const { mutate } = useMarkEnquiry();
  const tidied = useQuery(lastCleanUpQuery());
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, dialog } = useDeleteEnquiries(() => summary.current);
  const shown = list.data?.enquiries ?? [];
  const [ids, setIds] = useState<readonly string[]>([]);
  const selected = shown.filter(({ id }) => ids.includes(id));
  const withState = tab === "all";

  const mailLabel = withState ? "Status and email" : "Email";
  const rowOf = (enquiry: Enquiry) => {
    const { id, status } = enquiry;
    const path = { pathname: adminPaths.enquiry(id), search };
    const mark = (state: MarkState) => {
      mutate({ enquiry, state });
      if (!withState) summary.current?.focus();
    };
    return {
      id,
      cells: {
        From: (
          <SelectRow
            label={`Select ${enquiryOf(enquiry)}`}
            checked={selected.includes(enquiry)}
            onChange={(isSelected) =>
              setIds((before) => [...before.filter((one) => one !== id), ...(isSelected ? [id] : [])])
            }
          >
            <RowTitle
              to={path}
              isStrong={statesOfList("new").includes(status)}
              note={
                <span dir="auto" className="ellipsis fine block snug">
                  {enquiry.message.slice(0, 300)}
                </span>
              }
            >
              {senderName(enquiry)}
            </RowTitle>
          </SelectRow>
        ),
        Package: enquiry.package ?? "–",
        [mailLabel]: <EnquiryFacts enquiry={enquiry} withState={withState} />,
        Received: <Moment at={enquiry.created_at} />,
      },
      menu: (
        <Menu
          label={`Actions for ${enquiryOf(enquiry)}`}
          actions={[
            { label: "Read", onSelect: () => void navigate(path) },
            ...markOrder
              .filter((state) => state !== status)
              .map((state) => ({ label: `Mark as ${state}`, onSelect: () => mark(state) })),
            {
              label: "Delete",
              onSelect: (trigger) => ask({ ids: [id], name: enquiryOf(enquiry) }, trigger),
              destructive: true,
            },
          ]}
        />
      ),
    };
  };
  return (
    <Screen title="Enquiries" subtitle={retentionSentence(tidied.data)}>
      <ListWindow
        label="Enquiries"
        count={countEnquiries}
        tabs={{ label: "Enquiries by status", param: "state", of: enquiryTabs, counts: useEnquiryCounts() }}
        filter={filter}
        query={list}
        summaryRef={summary}
        offline={offlineMessage}
        tools={
          <>
            <SearchBox label="Search enquiries" />
            <CsvExportButton
              what="enquiries"
              tab={tab}
              disabled={!list.data?.total}
              read={() => listAllEnquiries(request)}
              toCsv={enquiriesCsv}
              count={countEnquiries}
            />
          </>
        }
      >
        {({ enquiries }) => (
          <>
            <div
              role="group"
              aria-label="Selected enquiries"
              className={`cluster spread gap-x-3 ${styles.selection}`}
            >
              <SelectPage
                label="Select all on this page"
                shown={shown.length}
                selected={selected.length}
                onChange={(isSelected) => setIds(isSelected ? shown.map(({ id }) => id) : [])}
              />
              {selected.length > 0 ? (
                <Button
                  kind="outline"
                  onClick={({ currentTarget }) =>
                    ask(
                      { ids: selected.map(({ id }) => id), name: countEnquiries(selected.length) },
                      currentTarget,
                    )
                  }
                >
                  {`Delete ${countEnquiries(selected.length)}`}
                </Button>
              ) : null}
            </div>
            <ListRows
              caption="Enquiries"
              columns={{
                From: {},
                Package: { width: "20%" },
                [mailLabel]: { width: withState ? "13rem" : "9rem" },
                Received: { width: "10rem" },
              }}
              facts={["Received", mailLabel]}
              rows={enquiries.map(rowOf)}
            />
          </>
        )}
      </ListWindow>
      {dialog}
    </Screen>
  );
}

/** In the menus, the likeliest comes first. */
const markOrder: readonly MarkState[] = ["handled", "new", "spam"];

function EnquiryFacts({ enquiry, withState }: { enquiry: Enquiry; withState: boolean }) {
  return (
    <RowFacts>
      {withState || enquiry.status === "doubtful" ? (
        <Badge quiet={!statesOfList("new").includes(enquiry.status)}>
          {enquiryTabs[enquiry.status].label}
        </Badge>
      ) : null}
      {enquiry.mail ? (
        <span className={enquiry.mail.state === "failed" ? "fine urgent" : "fine"}>
          {mailLabels[enquiry.mail.state]}
        </span>
      ) : null}
    </RowFacts>
  );
}

const totalOf = (state: EnquiryState | undefined) => enquiryListQuery({ state, page: 1, pageSize: 1 });

const useEnquiryCounts = () => ({
  new: useQuery(countNewEnquiriesQuery()).data,
  doubtful: useQuery(totalOf("doubtful")).data?.total,
  handled: useQuery(totalOf("handled")).data?.total,
  spam: useQuery(totalOf("spam")).data?.total,
  all: useQuery(totalOf(undefined)).data?.total,
});
