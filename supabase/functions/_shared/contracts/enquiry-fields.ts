import { packages } from "../brand/brand.ts";
import type { ContactEnquiry } from "./contact-enquiry.ts";
import type { Row } from "./database-types.ts";

const [starter, standard, ecommerce] = packages;

export const packageChoices = [
  `${starter.name} - ${starter.services.price}/month`,
  `${standard.name} - ${standard.services.price}/month`,
  `${ecommerce.name} - ${ecommerce.services.price}/month`,
  "Not sure yet",
] as const;

type FieldsOf<Enquiry> = {
  [Name in keyof Required<Enquiry>]: {
    label: string;
    column: keyof Row<"contact_enquiries">;
    optional: undefined extends Enquiry[Name & keyof Enquiry] ? true : false;
  };
};

// In display order. Separate from the schema (contact-enquiry.ts), which the form lazy-loads.
export const enquiryFields = {
  firstName: { label: "First name", column: "first_name", optional: false },
  lastName: { label: "Last name", column: "last_name", optional: false },
  email: { label: "Email", column: "email", optional: false },
  phone: { label: "Phone", column: "phone", optional: true },
  businessType: { label: "Business type", column: "business_type", optional: true },
  package: { label: "Package", column: "package", optional: true },
  message: { label: "Message", column: "message", optional: false },
} as const satisfies FieldsOf<ContactEnquiry>;

export type EnquiryColumn = (typeof enquiryFields)[keyof ContactEnquiry]["column"];

const shownApart: readonly EnquiryColumn[] = ["first_name", "last_name", "message"];

/** All fields except the name and the message, which the email and the admin show separately. */
export const detailFields = () =>
  Object.values(enquiryFields).filter(({ column }) => !shownApart.includes(column));
