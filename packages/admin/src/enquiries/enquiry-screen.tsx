import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { neighboursQuery, enquiryQuery } from "@brightwren/core/enquiries/read-enquiries";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams, useSearchParams, type To } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { readEnquiryFilter, toEnquiryRequest } from "./enquiry-filter.ts";
import { offlineMessage, senderName } from "./enquiry-labels.ts";
import styles from "./enquiry-screen.module.css";
import { EnquiryWindow } from "./enquiry-window.tsx";

/** Opening an enquiry does not mark it as handled. */
export function Component() {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const known = z.guid().safeParse(id).success;
  const { data, isError, isFetching, refetch } = useQuery({ ...enquiryQuery(id), enabled: known });
  const isReachable = useReachable();
  const back = { pathname: adminPaths.enquiries, search };

  if (!known || data === null) {
    return (
      <Screen title="Enquiry">
        <EmptyState
          title="Enquiry not found"
          text="It may have been deleted, or the link may be incomplete."
          action={
            <Link to={back} className={buttonClass({ kind: "outline" })}>
              All enquiries
            </Link>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={data ? senderName(data) : "Enquiry"}
      actions={data ? <NeighbourLinks enquiry={data} back={back} /> : null}
    >
      {data ? <EnquiryWindow key={data.id} enquiry={data} /> : null}
      {!isReachable && !data ? (
        <EmptyState {...offlineMessage} />
      ) : isError && !data ? (
        <ListFailure what="The enquiry" busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Screen>
  );
}

type NeighbourLinksProps = {
  enquiry: Enquiry;
  back: To;
};

function NeighbourLinks({ enquiry, back }: NeighbourLinksProps) {
  const [params] = useSearchParams();
  const { data } = useQuery(neighboursQuery(enquiry, toEnquiryRequest(readEnquiryFilter(params))));
  const search = `?${params.toString()}`;
  return (
    <nav className={styles.links} aria-label="Enquiries">
      <Link to={back} className={styles.link}>
        All enquiries
      </Link>
      <Step label="Previous" rel="prev" id={data?.newer} search={search} />
      <Step label="Next" rel="next" id={data?.older} search={search} />
    </nav>
  );
}

type StepProps = { label: string; rel: "prev" | "next"; id: string | null | undefined; search: string };

function Step({ label, rel, id, search }: StepProps) {
  if (!id) return <span className={styles.none}>{label}</span>;
  return (
    <Link to={{ pathname: adminPaths.enquiry(id), search }} rel={rel} className={styles.link}>
      {label}
    </Link>
  );
}
