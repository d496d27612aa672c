import type { EnquiryState } from "@brightwren/core/enquiries/enquiry";
import { enquiriesCsv } from "@brightwren/core/enquiries/enquiries-csv";
import {
  countNewEnquiriesQuery,
  lastCleanUpQuery,
  listAllEnquiries,
  enquiryListQuery,
  type EnquiryList,
} from "@brightwren/core/enquiries/read-enquiries";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams, Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { pageSize } from "../parts/list/list-address.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { Screen } from "../parts/screen.tsx";
import {
  type EnquiryTab,
  enquiryTabs,
  readEnquiryFilter,
  toEnquiryRequest,
  type EnquiryFilter,
} from "./enquiry-filter.ts";
import {
  countEnquiries,
  emptyTabs,
  exportName,
  offlineMessage,
  retentionSentence,
  senderName,
  tabLabels,
} from "./enquiry-labels.ts";
import { type OnMark, EnquiryRows, type EnquiryRowsProps } from "./enquiry-rows.tsx";
import { SelectionBar, useSelection } from "./enquiry-selection.tsx";
import { useDeleteEnquiries } from "./use-delete-enquiries.tsx";
import { useMarkEnquiry } from "./use-mark-enquiry.ts";

function EnquiryTabs({ current }: { current: EnquiryTab }) {
  const counts = useEnquiryCounts();
  const tabs = enquiryTabs.map((value) => ({ value, label: tabLabels[value], count: counts[value] }));
  return <ListTabs label="Enquiries by status" param="state" tabs={tabs} current={current} />;
}

export function Component() {
  const [params] = useSearchParams();
  const filter = readEnquiryFilter(params);
  const request = { ...toEnquiryRequest(filter), page: filter.page, pageSize };
  const isReachable = useReachable();
  const list = useQuery({
    ...enquiryListQuery(request),
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(filter.page, list.isPlaceholderData ? undefined : list.data?.total);
  const summary = useRef<HTMLParagraphElement>(null);
  const { mutate } = useMarkEnquiry();
  const tidied = useQuery(lastCleanUpQuery());

  const onMark: OnMark = (enquiry, state) => {
    mutate({ enquiry, state });
    if (filter.tab !== "all") summary.current?.focus();
  };

  const shown = list.data?.enquiries ?? [];
  const { selected, select, selectAll } = useSelection(shown);
  const { ask, dialog } = useDeleteEnquiries(() => summary.current);
  const askAll = (trigger: HTMLElement) =>
    ask({ ids: selected.map(({ id }) => id), name: countEnquiries(selected.length) }, trigger);

  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  const summaryText = total !== undefined ? countEnquiries(total) : isReading ? "Loading the enquiries…" : "";
  return (
    <Screen title="Enquiries" subtitle={retentionSentence(tidied.data)}>
      <ListWindow
        label="Enquiries"
        tabs={<EnquiryTabs current={filter.tab} />}
        tools={
          <>
            <SearchBox label="Search enquiries" />
            <CsvExportButton what="enquiries" disabled={!total} read={() => readExport(filter)} />
          </>
        }
        summary={summaryText}
        summaryRef={summary}
        page={filter.page}
        query={list}
        pager={total ? <Pager page={filter.page} total={total} /> : null}
      >
        {shown.length > 0 ? (
          <SelectionBar
            shown={shown.length}
            selected={selected.length}
            onSelectAll={selectAll}
            onDelete={askAll}
          />
        ) : null}
        <EnquiriesContent
          filter={filter}
          list={list}
          onMark={onMark}
          onDelete={(enquiry, trigger) =>
            ask({ ids: [enquiry.id], name: `the enquiry from ${senderName(enquiry)}` }, trigger)
          }
          selected={selected}
          onSelect={select}
        />
      </ListWindow>
      {dialog}
    </Screen>
  );
}

async function readExport(filter: EnquiryFilter) {
  const enquiries = await listAllEnquiries(toEnquiryRequest(filter));
  return {
    name: exportName(filter.tab, new Date()),
    text: enquiriesCsv(enquiries),
    count: countEnquiries(enquiries.length),
  };
}

type EnquiriesContentProps = Omit<EnquiryRowsProps, "enquiries" | "withState"> & {
  filter: EnquiryFilter;
  list: UseQueryResult<EnquiryList>;
};

function EnquiriesContent({ filter, list, ...rows }: EnquiriesContentProps) {
  const { tab, search } = filter;
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <EmptyState {...offlineMessage} />;
  if (list.isError && !list.data) {
    return <ListFailure what="The enquiries" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <ListSkeleton />;
  if (list.data.total > 0) {
    return <EnquiryRows enquiries={list.data.enquiries} withState={tab === "all"} {...rows} />;
  }
  if (!search) return <EmptyState {...emptyTabs[tab]} />;
  return (
    <EmptyState
      title="No enquiries found"
      text={`No enquiries ${tab === "all" ? "" : "in this tab "}match “${search}”.`}
      action={
        <Link
          to={{ search: tab === "new" ? "" : `?state=${tab}` }}
          className={buttonClass({ kind: "outline" })}
        >
          Clear the search
        </Link>
      }
    />
  );
}

const totalOf = (state: EnquiryState | undefined) => enquiryListQuery({ state, page: 1, pageSize: 1 });

function useEnquiryCounts(): Record<EnquiryTab, number | undefined> {
  return {
    new: useQuery(countNewEnquiriesQuery()).data,
    doubtful: useQuery(totalOf("doubtful")).data?.total,
    handled: useQuery(totalOf("handled")).data?.total,
    spam: useQuery(totalOf("spam")).data?.total,
    all: useQuery(totalOf(undefined)).data?.total,
  };
}
