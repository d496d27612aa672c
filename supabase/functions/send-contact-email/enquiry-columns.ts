import type { ContactEnquiry } from "../_shared/contracts/contact-enquiry.ts";

/** Takes a checked enquiry; gives it under the table's column names, what was left empty as null. */
export function enquiryColumns(enquiry: ContactEnquiry) {
  return {
    first_name: enquiry.firstName,
    last_name: enquiry.lastName,
    email: enquiry.email,
    phone: enquiry.phone || null,
    business_type: enquiry.businessType || null,
    package: enquiry.package || null,
    message: enquiry.message,
  };
}
