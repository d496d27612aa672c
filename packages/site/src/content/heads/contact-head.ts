import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const contactHead = {
  title: "Contact us or book a free call | Brightwren",
  description:
    "Tell us about your business and the website it needs. Enquiries are answered within 24 hours; the first 30-minute call is free and commits you to nothing.",
  keywords: "contact web designer, website enquiry, free website consultation, UK web design agency",
  canonicalPath: paths.contact,
} as const satisfies PageHead;
