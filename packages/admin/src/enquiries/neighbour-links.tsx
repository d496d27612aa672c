import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { neighboursQuery } from "@brightwren/core/enquiries/find-neighbours";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams, type To } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { readEnquiryFilter, toAsked } from "./enquiry-filter.ts";
import styles from "./neighbour-links.module.css";

type NeighbourLinksProps = {
  enquiry: Enquiry;
  /** The list one came from. */
  back: To;
};

/** Back to the list, and to what comes before and after in it. */
export function NeighbourLinks({ enquiry, back }: NeighbourLinksProps) {
  const [params] = useSearchParams();
  const { data } = useQuery(neighboursQuery(enquiry, toAsked(readEnquiryFilter(params))));
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
