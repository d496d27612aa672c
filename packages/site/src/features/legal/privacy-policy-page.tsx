import { privacyPolicyHead, privacyPolicy } from "../../content/privacy-policy.ts";
import { LegalText } from "./legal-text.tsx";

/** /privacy-policy */
export default function PrivacyPolicyPage() {
  return <LegalText head={privacyPolicyHead} content={privacyPolicy} />;
}
