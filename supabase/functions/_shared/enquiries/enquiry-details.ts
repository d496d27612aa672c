import { londonTime } from "./london-time.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

export type Detail = { label: string; value: string; href?: string };

/** Takes an enquiry; gives what the visitor filled in besides the message, labelled, with links where one can act. */
export function enquiryDetails(enquiry: StoredEnquiry): Detail[] {
  const phoneHref = enquiry.phone ? telephoneHref(enquiry.phone) : undefined;
  const details: (Detail | null)[] = [
    { label: "Name", value: `${enquiry.first_name} ${enquiry.last_name}` },
    { label: "Email", value: enquiry.email, href: mailHref(enquiry.email) },
    enquiry.phone ? { label: "Phone", value: enquiry.phone, ...(phoneHref && { href: phoneHref }) } : null,
    enquiry.business_type ? { label: "Business type", value: enquiry.business_type } : null,
    enquiry.package ? { label: "Package", value: enquiry.package } : null,
    { label: "Received", value: londonTime(new Date(enquiry.created_at)) },
  ];
  return details.filter((detail) => detail !== null);
}

const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

/** Only what reads as one number becomes a link: an extension or a remark would be dialled along with it. */
function telephoneHref(phone: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return undefined;
  // "+44 (0)20 …": the bracketed nought is for callers inside the country.
  const digits = phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return digits.length >= 5 ? `tel:${digits}` : undefined;
}
