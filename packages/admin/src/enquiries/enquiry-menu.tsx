import type { Enquiry, EnquiryState } from "@brightwren/core/enquiries/enquiry";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { ActionMenu } from "../parts/menu/action-menu.tsx";
import { senderName } from "./enquiry-words.ts";
import { markChoices } from "./mark-choices.ts";

export type OnMark = (enquiry: Enquiry, state: EnquiryState) => void;

/** What can be done with one enquiry of the list. */
export function EnquiryMenu({ enquiry, onMark }: { enquiry: Enquiry; onMark: OnMark }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const read = () => void navigate({ pathname: adminPaths.enquiry(enquiry.id), search });
  return (
    <ActionMenu
      label={`Actions for the enquiry of ${senderName(enquiry)}`}
      actions={[
        { label: "Read", onSelect: read },
        ...markChoices(enquiry.status).map(({ state, label }) => ({
          label,
          onSelect: () => onMark(enquiry, state),
        })),
      ]}
    />
  );
}
