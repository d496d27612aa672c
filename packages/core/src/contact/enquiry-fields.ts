export { enquiryFields, packageChoices } from "@brightwren/functions/contracts/enquiry-fields";
