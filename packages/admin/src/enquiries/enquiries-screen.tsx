import type { Enquiry, MarkState } from "@brightwren/core/enquiries/enquiry";
import { enquiriesCsv } from "@brightwren/core/enquiries/enquiries-csv";
import {
  countNewEnquiriesQuery,
  lastCleanUpQuery,
  listAllEnquiries,
  enquiryListQuery,
} from "@brightwren/core/enquiries/read-enquiries";
import { useQuery } from "@tanstack/react-query";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { mailLabels } from "../mails/mail-labels.ts";
import { type Column, RowFacts } from "../parts/list/list-rows.tsx";
import { ListScreen } from "../parts/list/list-screen.tsx";
import { useList, useTabCounts } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import {
  countEnquiries,
  enquiryList,
  enquiryOf,
  offline,
  retentionSentence,
  senderName,
} from "./enquiry-labels.ts";
import { EnquiryBadge } from "./enquiry-badge.tsx";
import { useDeleteEnquiries, useMarkEnquiry, useMarks, withMarks } from "./enquiry-operations.tsx";

export function Component() {
  const list = useMarkedList();
  const { filter, top } = list;
  const { mutate } = useMarkEnquiry();
  const tidied = useQuery(lastCleanUpQuery());
  const counts = useTabCounts(enquiryList, enquiryListQuery, {
    new: useQuery(countNewEnquiriesQuery()).data,
  });
  const { ask, dialog } = useDeleteEnquiries(() => top.current);
  const withState = filter.tab === "all";
  const rows = list.query.data?.rows ?? [];
  const hasStatus = withState || filter.tab === "doubtful" || rows.some(isUnsent);
  const columns: Record<string, Column<Enquiry>> = {
    ...(rows.some((enquiry) => enquiry.package) && {
      Package: { width: "20%", render: (enquiry) => enquiry.package },
    }),
    ...(hasStatus && {
      Status: {
        width: "13rem",
        render: (enquiry) => <EnquiryFacts enquiry={enquiry} withState={withState} />,
      },
    }),
    Received: { width: "10rem", render: ({ created_at }) => <Moment at={created_at} /> },
  };
  const mark = (enquiry: Enquiry, state: MarkState) => {
    mutate({ enquiry, state });
    if (!withState) top.current?.focus();
  };
  return (
    <ListScreen
      note={retentionSentence(tidied.data)}
      list={list}
      counts={counts}
      offline={offline}
      tools={<CsvExportButton list={list} read={listAllEnquiries} toCsv={enquiriesCsv} />}
      title={{
        label: "From",
        of: (enquiry) => ({
          children: senderName(enquiry),
          isStrong: enquiry.status === "new",
          note: enquiry.message.slice(0, 300),
          noteClass: "two-lines",
          beside: besideOf(enquiry, withState),
        }),
      }}
      columns={columns}
      facts={[]}
      nameOf={enquiryOf}
      open={{ label: "Read", path: adminPaths.enquiry }}
      actions={(enquiry) => [
        ...markOrder
          .filter((state) => state !== enquiry.status)
          .map((state) => ({ label: `Mark as ${state}`, onSelect: () => mark(enquiry, state) })),
        {
          label: "Delete",
          onSelect: (trigger) => ask({ ids: [enquiry.id], name: enquiryOf(enquiry) }, trigger),
          destructive: true,
        },
      ]}
      bulk={{
        label: (count) => `Delete ${countEnquiries(count)}`,
        onAct: (enquiries, trigger) =>
          ask({ ids: enquiries.map(({ id }) => id), name: countEnquiries(enquiries.length) }, trigger),
      }}
    >
      {dialog}
    </ListScreen>
  );
}

/** In the menus, the likeliest comes first. */
const markOrder: readonly MarkState[] = ["handled", "new", "spam"];

function useMarkedList() {
  const list = useList(enquiryList, enquiryListQuery);
  const { query, filter } = list;
  const marks = useMarks(query.dataUpdatedAt);
  const data = query.data && withMarks(query.data, filter.request.state, marks);
  return { ...list, query: { ...query, data } as typeof query };
}

const isUnsent = ({ mail }: Enquiry): boolean => mail !== null && mail.state !== "sent";

const besideOf = (enquiry: Enquiry, withState: boolean) => (
  <>
    <EnquiryFacts enquiry={enquiry} withState={withState} />
    <Moment at={enquiry.created_at} />
  </>
);

function EnquiryFacts({ enquiry, withState }: { enquiry: Enquiry; withState: boolean }) {
  return (
    <RowFacts>
      {withState || enquiry.status === "doubtful" ? <EnquiryBadge status={enquiry.status} /> : null}
      {enquiry.mail && isUnsent(enquiry) ? (
        <span className={enquiry.mail.state === "failed" ? "fine urgent" : "fine"}>
          {mailLabels[enquiry.mail.state]}
        </span>
      ) : null}
    </RowFacts>
  );
}
