import type { EnquiryState } from "@brightwren/core/enquiries/enquiry";
import { Badge } from "@brightwren/ui/badge";
import { enquiryTabs } from "./enquiry-labels.ts";

export const EnquiryBadge = ({ status }: { status: EnquiryState }) => (
  <Badge quiet={status !== "new"} tone={status === "doubtful" ? "doubtful" : undefined}>
    {enquiryTabs[status].label}
  </Badge>
);
