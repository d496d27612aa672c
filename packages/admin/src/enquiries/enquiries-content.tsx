import type { EnquiryList } from "@brightwren/core/enquiries/list-enquiries";
import { buttonClass } from "@brightwren/ui/button-class";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ListFailure } from "../parts/list/list-failure.tsx";
import { ListMessage } from "../parts/list/list-message.tsx";
import { ListSkeleton } from "../parts/list/list-skeleton.tsx";
import { useReachable } from "../offline/use-reachable.ts";
import { EnquiriesOffline } from "./enquiries-offline.tsx";
import type { EnquiryFilter } from "./enquiry-filter.ts";
import type { OnMark } from "./enquiry-menu.tsx";
import { EnquiryRows } from "./enquiry-rows.tsx";
import { emptyTabs } from "./enquiry-words.ts";

type EnquiriesContentProps = {
  filter: EnquiryFilter;
  list: UseQueryResult<EnquiryList>;
  onMark: OnMark;
};

/** What stands below the search: the enquiries, or why there are none. */
export function EnquiriesContent({ filter, list, onMark }: EnquiriesContentProps) {
  const { tab, search } = filter;
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <EnquiriesOffline />;
  if (list.isError && !list.data) {
    return <ListFailure what="The enquiries" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <ListSkeleton />;
  if (list.data.total > 0) {
    return <EnquiryRows enquiries={list.data.enquiries} withState={tab === "all"} onMark={onMark} />;
  }
  if (!search) return <ListMessage {...emptyTabs[tab]} />;
  return (
    <ListMessage
      title="No enquiry found"
      text={`No enquiry ${tab === "all" ? "" : "in this tab "}holds “${search}”.`}
      action={
        <Link
          to={{ search: tab === "new" ? "" : `?state=${tab}` }}
          className={buttonClass({ variant: "outline" })}
        >
          Clear the search
        </Link>
      }
    />
  );
}
