import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { ListCard } from "../parts/list/list-card.tsx";
import { ListTable } from "../parts/list/list-table.tsx";
import { useWide } from "../parts/list/use-wide.ts";
import { Moment } from "../parts/moment/moment.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EnquiryMenu, type OnMark } from "./enquiry-menu.tsx";
import { EnquirySender } from "./enquiry-sender.tsx";

type EnquiryRowsProps = {
  enquiries: Enquiry[];
  /** Whether the list mixes states, so that each says its own. */
  withState: boolean;
  onMark: OnMark;
};
type RowProps = Omit<EnquiryRowsProps, "enquiries"> & { enquiry: Enquiry };

/** The enquiries of one page: a table where there is room for one, cards on a phone. */
export function EnquiryRows({ enquiries, withState, onMark }: EnquiryRowsProps) {
  const wide = useWide();
  const Row = wide ? TableRow : Card;
  const rows = enquiries.map((enquiry) => (
    <Row key={enquiry.id} enquiry={enquiry} withState={withState} onMark={onMark} />
  ));
  if (!wide) return <ul role="list">{rows}</ul>;
  const columns = [
    { label: "From" },
    { label: "Package", width: "20%" },
    { label: withState ? "State and mail" : "Mail", width: withState ? "13rem" : "9rem" },
    { label: "Received", width: "10rem" },
  ];
  return (
    <ListTable caption="Enquiries" columns={columns}>
      {rows}
    </ListTable>
  );
}

function TableRow({ enquiry, withState, onMark }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <EnquirySender enquiry={enquiry} />
      </th>
      <td>{enquiry.package ?? "–"}</td>
      <td>
        <EnquiryFacts enquiry={enquiry} withState={withState} />
      </td>
      <td>
        <Moment at={enquiry.created_at} />
      </td>
      <td>
        <EnquiryMenu enquiry={enquiry} onMark={onMark} />
      </td>
    </tr>
  );
}

function Card({ enquiry, withState, onMark }: RowProps) {
  return (
    <ListCard
      title={<EnquirySender enquiry={enquiry} />}
      menu={<EnquiryMenu enquiry={enquiry} onMark={onMark} />}
      facts={
        <>
          <Moment at={enquiry.created_at} />
          <EnquiryFacts enquiry={enquiry} withState={withState} />
        </>
      }
    />
  );
}
