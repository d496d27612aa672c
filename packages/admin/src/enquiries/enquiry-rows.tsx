import {
  type Enquiry,
  type EnquiryState,
  type MarkState,
  statesOfList,
} from "@brightwren/core/enquiries/enquiry";
import { Badge } from "@brightwren/ui/badge";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { Menu } from "@brightwren/ui/menu";
import { ListCard, ListTable, useWide } from "../parts/list/list-rows.tsx";
import { Moment } from "../parts/moment.tsx";
import { senderName, tabLabels, mailLabels } from "./enquiry-labels.ts";
import { SelectBox } from "./enquiry-selection.tsx";
import styles from "./enquiry-rows.module.css";

export type OnMark = (enquiry: Enquiry, state: MarkState) => void;
export type OnDelete = (enquiry: Enquiry, trigger: HTMLElement | null) => void;

export type EnquiryRowsProps = {
  enquiries: Enquiry[];
  withState: boolean;
  onMark: OnMark;
  onDelete: OnDelete;
  selected: readonly Enquiry[];
  onSelect: (id: string, isSelected: boolean) => void;
};
type RowProps = Pick<EnquiryRowsProps, "withState" | "onMark" | "onDelete" | "onSelect"> & {
  enquiry: Enquiry;
  isSelected: boolean;
};

export function EnquiryRows({ enquiries, withState, selected, ...actions }: EnquiryRowsProps) {
  const wide = useWide();
  const Row = wide ? TableRow : Card;
  const rows = enquiries.map((enquiry) => (
    <Row
      key={enquiry.id}
      enquiry={enquiry}
      withState={withState}
      isSelected={selected.includes(enquiry)}
      {...actions}
    />
  ));
  if (!wide) return <ul role="list">{rows}</ul>;
  const columns = [
    { label: "From" },
    { label: "Package", width: "20%" },
    { label: withState ? "Status and email" : "Email", width: withState ? "13rem" : "9rem" },
    { label: "Received", width: "10rem" },
  ];
  return (
    <ListTable caption="Enquiries" columns={columns}>
      {rows}
    </ListTable>
  );
}

function TableRow({ enquiry, withState, onMark, onDelete, isSelected, onSelect }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <EnquirySender enquiry={enquiry} isSelected={isSelected} onSelect={onSelect} />
      </th>
      <td>{enquiry.package ?? "–"}</td>
      <td>
        <EnquiryFacts enquiry={enquiry} withState={withState} />
      </td>
      <td>
        <Moment at={enquiry.created_at} />
      </td>
      <td>
        <EnquiryMenu enquiry={enquiry} onMark={onMark} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function Card({ enquiry, withState, onMark, onDelete, isSelected, onSelect }: RowProps) {
  return (
    <ListCard
      title={<EnquirySender enquiry={enquiry} isSelected={isSelected} onSelect={onSelect} />}
      menu={<EnquiryMenu enquiry={enquiry} onMark={onMark} onDelete={onDelete} />}
      facts={
        <>
          <Moment at={enquiry.created_at} />
          <EnquiryFacts enquiry={enquiry} withState={withState} />
        </>
      }
    />
  );
}

function EnquirySender({
  enquiry,
  isSelected,
  onSelect,
}: Pick<RowProps, "enquiry" | "isSelected" | "onSelect">) {
  const { search } = useLocation();
  return (
    <div className={styles.sender}>
      <SelectBox
        label={`Select the enquiry from ${senderName(enquiry)}`}
        checked={isSelected}
        onChange={(next) => onSelect(enquiry.id, next)}
      />
      <div className={styles.words}>
        <Link
          dir="auto"
          className={styles.name}
          data-new={statesOfList("new").includes(enquiry.status) || undefined}
          to={{ pathname: adminPaths.enquiry(enquiry.id), search }}
        >
          {senderName(enquiry)}
        </Link>
        <span dir="auto" className={styles.beginning}>
          {enquiry.message.slice(0, 300)}
        </span>
      </div>
    </div>
  );
}

function EnquiryFacts({ enquiry, withState }: { enquiry: Enquiry; withState: boolean }) {
  return (
    <span className={styles.facts}>
      {withState || enquiry.status === "doubtful" ? (
        <Badge quiet={!statesOfList("new").includes(enquiry.status)}>{tabLabels[enquiry.status]}</Badge>
      ) : null}
      <span className={styles.mail} data-failed={enquiry.mail_state === "failed" || undefined}>
        {mailLabels[enquiry.mail_state]}
      </span>
    </span>
  );
}

function EnquiryMenu({ enquiry, onMark, onDelete }: Pick<RowProps, "enquiry" | "onMark" | "onDelete">) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const read = () => void navigate({ pathname: adminPaths.enquiry(enquiry.id), search });
  return (
    <Menu
      label={`Actions for the enquiry from ${senderName(enquiry)}`}
      actions={[
        { label: "Read", onSelect: read },
        ...markChoices(enquiry.status).map(({ state, label }) => ({
          label,
          onSelect: () => onMark(enquiry, state),
        })),
        { label: "Delete", onSelect: (trigger) => onDelete(enquiry, trigger), destructive: true },
      ]}
    />
  );
}

const markOrder: readonly MarkState[] = ["handled", "new", "spam"];

const markLabels: Record<MarkState, string> = {
  handled: "Mark as handled",
  new: "Mark as new",
  spam: "Mark as spam",
};

const markChoices = (state: EnquiryState) =>
  markOrder.filter((other) => other !== state).map((other) => ({ state: other, label: markLabels[other] }));
