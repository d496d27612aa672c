export {
  contactEnquirySchema,
  minimumFormTime,
  packageChoices,
  type ContactEnquiry,
} from "@brightwren/functions/contracts/contact-enquiry";
