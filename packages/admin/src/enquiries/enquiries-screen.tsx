import { lastTidiedQuery } from "@brightwren/core/enquiries/last-tidied";
import { enquiryListQuery } from "@brightwren/core/enquiries/list-enquiries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { Screen } from "../frame/screen.tsx";
import { pageSize } from "../parts/list/list-address.ts";
import { ListTabs } from "../parts/list/list-tabs.tsx";
import { ListWindow } from "../parts/list/list-window.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { useExistingPage } from "../parts/list/use-existing-page.ts";
import { useReachable } from "../offline/use-reachable.ts";
import { EnquiriesContent } from "./enquiries-content.tsx";
import { type EnquiryTab, enquiryTabs, readEnquiryFilter, toAsked } from "./enquiry-filter.ts";
import type { OnMark } from "./enquiry-menu.tsx";
import { countEnquiries, retentionSentence, tabLabels } from "./enquiry-words.ts";
import { ExportButton } from "./export-button.tsx";
import { useEnquiryCounts } from "./use-enquiry-counts.ts";
import { useMarkEnquiry } from "./use-mark-enquiry.ts";

function EnquiryTabs({ current }: { current: EnquiryTab }) {
  const counts = useEnquiryCounts();
  const tabs = enquiryTabs.map((value) => ({ value, label: tabLabels[value], count: counts[value] }));
  return <ListTabs label="Enquiries by state" param="state" tabs={tabs} current={current} />;
}

/** What visitors sent. What is shown of it stands in the address. */
export function Component() {
  const [params] = useSearchParams();
  const filter = readEnquiryFilter(params);
  const request = { ...toAsked(filter), page: filter.page, pageSize };
  const isReachable = useReachable();
  const list = useQuery({
    ...enquiryListQuery(request),
    // Offline, nothing would come in the place of the enquiries before.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(filter.page, list.isPlaceholderData ? undefined : list.data?.total);
  const summary = useRef<HTMLParagraphElement>(null);
  const { mutate } = useMarkEnquiry();
  const tidied = useQuery(lastTidiedQuery());

  const onMark: OnMark = (enquiry, state) => {
    mutate({ enquiry, state });
    // Its row is gone at once; what had the focus with it.
    if (filter.tab !== "all") summary.current?.focus();
  };

  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  const words = total !== undefined ? countEnquiries(total) : isReading ? "Reading the enquiries…" : "";
  return (
    <Screen title="Enquiries" subtitle={retentionSentence(tidied.data)}>
      <ListWindow
        label="Enquiries"
        tabs={<EnquiryTabs current={filter.tab} />}
        tools={
          <>
            <SearchBox label="Search enquiries" />
            <ExportButton filter={filter} disabled={!total} />
          </>
        }
        summary={words}
        summaryRef={summary}
        page={filter.page}
        query={list}
        pager={total ? <Pager page={filter.page} total={total} /> : null}
      >
        <EnquiriesContent filter={filter} list={list} onMark={onMark} />
      </ListWindow>
    </Screen>
  );
}
