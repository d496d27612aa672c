import { pageHeads } from "../../content/page-heads.ts";
import { privacyPolicy } from "../../content/privacy-policy.ts";
import { LegalPage } from "./legal-page.tsx";

/** /privacy-policy */
export default function PrivacyPolicyPage() {
  return <LegalPage head={pageHeads.privacyPolicy} content={privacyPolicy} />;
}
