export { emailAddressSchema } from "@brightwren/functions/contracts/email-address";
