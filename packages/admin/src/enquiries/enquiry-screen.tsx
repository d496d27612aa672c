import { enquiryQuery } from "@brightwren/core/enquiries/get-enquiry";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../app/admin-paths.ts";
import { Screen } from "../frame/screen.tsx";
import { ListFailure } from "../parts/list/list-failure.tsx";
import { ListMessage } from "../parts/list/list-message.tsx";
import { useReachable } from "../offline/use-reachable.ts";
import { EnquiriesOffline } from "./enquiries-offline.tsx";
import { EnquiryWindow } from "./enquiry-window.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { senderName } from "./enquiry-words.ts";

/** One enquiry, whole. Reading it changes nothing: it stays new until it is marked. */
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
        <ListMessage
          title="There is no such enquiry"
          text="It may have been deleted, or the address is incomplete."
          action={
            <Link to={back} className={buttonClass({ variant: "outline" })}>
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
        <EnquiriesOffline />
      ) : isError && !data ? (
        <ListFailure what="The enquiry" busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Screen>
  );
}
