import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const privacyPolicyHead = {
  title: "Privacy Policy | Brightwren",
  description:
    "What personal data Brightwren keeps when you send an enquiry or become a customer, why, for how long, who else sees it, and how to have it corrected.",
  keywords: "privacy policy, UK GDPR, personal data",
  canonicalPath: paths.privacyPolicy,
} as const satisfies PageHead;
