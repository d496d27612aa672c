import { packages } from "../brand/brand.ts";
import type { ContactEnquiry } from "./contact-enquiry.ts";
import type { Row } from "./database-types.ts";

const [starter, standard, ecommerce] = packages;

/** The package choices of the contact form; an empty choice is allowed as well. */
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

/**
 * What each field is called, the column that keeps it and whether it may stay empty, in the order in which form, mail,
 * admin and export show them: they are made of this table. A field of the schema (contact-enquiry.ts) that is missing or
 * described differently here is a type error. Apart from the schema: the form is shown before that is loaded.
 */
export const enquiryFields = {
  firstName: { label: "First name", column: "first_name", optional: false },
  lastName: { label: "Last name", column: "last_name", optional: false },
  email: { label: "Email", column: "email", optional: false },
  phone: { label: "Phone", column: "phone", optional: true },
  businessType: { label: "Business type", column: "business_type", optional: true },
  package: { label: "Package", column: "package", optional: true },
  message: { label: "Message", column: "message", optional: false },
} as const satisfies FieldsOf<ContactEnquiry>;

/** The columns that keep what a visitor typed. */
export type EnquiryColumn = (typeof enquiryFields)[keyof ContactEnquiry]["column"];

const shownApart: readonly EnquiryColumn[] = ["first_name", "last_name", "message"];

/** The fields that mail and admin list beside the name, which they join, and the message, which they show apart. */
export const detailFields = () =>
  Object.values(enquiryFields).filter(({ column }) => !shownApart.includes(column));
