import { privacyPolicyHead, privacyPolicy } from "../../content/privacy-policy.ts";
import { LegalPage } from "./legal-page.tsx";

/** /privacy-policy */
export default function PrivacyPolicyPage() {
  return <LegalPage head={privacyPolicyHead} content={privacyPolicy} />;
}
